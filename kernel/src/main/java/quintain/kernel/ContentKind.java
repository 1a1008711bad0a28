package quintain.kernel;

/// A kind of content a book holds. Its entries live in a file of that name: `gear` in `gear.yaml`.
public record ContentKind<R extends Record & Entry>(String name, Class<R> entry, String about) {}
