/** The state of a game, the figures it is played with and the vocabulary of its agenda; it knows no rule. Not API. */
@NullMarked
package autobahn.engine.internal.state;

import org.jspecify.annotations.NullMarked;
