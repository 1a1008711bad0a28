/// What every rulebook is written against: chance and choice, steps, offers, views, odds.
@NullMarked
package quintain.kernel;

import org.jspecify.annotations.NullMarked;
