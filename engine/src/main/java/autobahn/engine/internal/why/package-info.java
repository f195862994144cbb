/**
 * Why a move is not legal, one class per chapter of the rules. Each says yes or no by the predicates that offer the moves
 * (autobahn.engine.internal.rule), so that the two cannot drift apart; what is here chooses the sentence (autobahn.engine.Reason). Not API.
 */
@NullMarked
package autobahn.engine.internal.why;

import org.jspecify.annotations.NullMarked;
