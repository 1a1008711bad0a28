/// Plays real games at a server over its WebSockets, while the server is killed, starved or cut
/// off, and looks afterwards whether anything was lost; and measures how many tables a machine
/// holds.
@NullMarked
package quintain.faults;

import org.jspecify.annotations.NullMarked;
