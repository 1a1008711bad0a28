package quintain.packs.peers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.binder.Located;
import quintain.binder.Source;
import quintain.kernel.peers.JsonText;
import quintain.kernel.peers.Tree;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/// Trees of JSON as text, read with the bounds of every other file.
final class TreeText implements JsonText {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final ObjectWriter PRETTY =
      JSON.writer()
          .with(
              new DefaultPrettyPrinter()
                  .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                  .withArrayIndenter(new DefaultIndenter("  ", "\n")));

  @Override
  public Tree parse(String json) {
    var source = Source.json("", json);
    if (source.root().isEmpty() || !source.problems().isEmpty()) {
      throw new IllegalArgumentException(
          source.problems().isEmpty() ? "is empty" : source.problems().getFirst().message());
    }
    return tree(source.root().get());
  }

  @Override
  public String write(Tree tree) {
    return JSON.writeValueAsString(plain(tree));
  }

  /// The text of a tree as people read it.
  static String pretty(Tree tree) {
    return PRETTY.writeValueAsString(plain(tree)) + "\n";
  }

  static Tree tree(Located node) {
    return switch (node) {
      case Located.Mapping mapping -> {
        Map<String, Tree> members = new LinkedHashMap<>();
        mapping.fields().forEach(field -> members.put(field.key(), tree(field.value())));
        yield new Tree.Members(members);
      }
      case Located.Sequence list ->
          new Tree.Items(list.items().stream().map(TreeText::tree).toList());
      case Located.Text text -> new Tree.Text(text.value());
      case Located.Whole whole -> new Tree.Whole(whole.value());
      case Located.Real real -> new Tree.Real(real.value());
      case Located.Truth truth -> new Tree.Truth(truth.value());
      case Located.Nothing _, Located.Broken _ -> new Tree.Nothing();
    };
  }

  private static @Nullable Object plain(Tree tree) {
    return switch (tree) {
      case Tree.Members members -> {
        Map<String, @Nullable Object> plain = new LinkedHashMap<>();
        members.all().forEach((key, value) -> plain.put(key, plain(value)));
        yield plain;
      }
      case Tree.Items items -> {
        List<@Nullable Object> plain = new ArrayList<>();
        items.all().forEach(item -> plain.add(plain(item)));
        yield plain;
      }
      case Tree.Text(String value) -> value;
      case Tree.Whole(BigInteger value) -> value;
      case Tree.Real(double value) -> value;
      case Tree.Truth(boolean value) -> value;
      case Tree.Nothing _ -> null;
    };
  }
}
