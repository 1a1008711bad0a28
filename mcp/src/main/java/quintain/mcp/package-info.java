/// Quintain for language models: tools of the Model Context Protocol.
///
/// Everything here is a client of a table's server, by the protocol that browsers speak. There is
/// no other way in, so a model sees and does what a browser with the same link does, and never
/// more.
@NullMarked
package quintain.mcp;

import org.jspecify.annotations.NullMarked;
