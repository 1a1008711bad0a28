/// What people say besides playing: talk, slash commands, notes.
@NullMarked
package quintain.table.talk;

import org.jspecify.annotations.NullMarked;
