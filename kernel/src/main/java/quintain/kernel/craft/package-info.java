/// What a book is written with: who is there, and deeds, each declared once beside its rule.
@NullMarked
package quintain.kernel.craft;

import org.jspecify.annotations.NullMarked;
