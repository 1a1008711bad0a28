/// Tests of tables over HTTP and WebSocket.
@NullMarked
package quintain.table.web;

import org.jspecify.annotations.NullMarked;
