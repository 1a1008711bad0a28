package quintain.faults;

import tools.jackson.databind.json.JsonMapper;

/// JSON as the server speaks it.
final class Json {
  static final JsonMapper MAPPER = JsonMapper.builder().build();

  private Json() {}
}
