package quintain.binder;

/// Something wrong in a file: where, in which field, and what to do about it.
///
/// The field is a path from the top of the file, such as `gear[3].damage`; list places count from
/// 0.
public record Problem(String file, int line, int column, String field, String message) {
  public static Problem at(Mark mark, String field, String message) {
    return new Problem(mark.file(), mark.line(), mark.column(), field, message);
  }

  @Override
  public String toString() {
    var text = new StringBuilder(file);
    if (line > 0) {
      text.append(':').append(line).append(':').append(column);
    }
    if (!text.isEmpty()) {
      text.append(": ");
    }
    if (!field.isEmpty()) {
      text.append(field).append(": ");
    }
    return text.append(message).toString();
  }
}
