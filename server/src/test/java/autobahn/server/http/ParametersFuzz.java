package autobahn.server.http;

import autobahn.format.Refused;
import autobahn.server.api.StrictJson;
import autobahn.server.fuzz.Refusals;
import autobahn.server.people.LookAlikes;
import autobahn.server.people.PersonNames;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import tools.jackson.core.JacksonException;

/** Bodies and parameters of requests: refused by what a client can be told, or taken. */
public final class ParametersFuzz {
    private ParametersFuzz() {}

    public static void fuzzerTestOneInput(byte[] input) {
        tell(() -> {
            TableBodies.Table body = StrictJson.read(input, TableBodies.Table.class);
            if (body != null) {
                TableBodies.table(body, Set.of("mine"));
            }
        });
        tell(() -> {
            PlayRoutes.Command body = StrictJson.read(input, PlayRoutes.Command.class);
            if (body != null) {
                Params.bodySeat(body.seat());
                Params.version(body.version());
                Params.command(body.id());
                Params.text("move", body.move(), 1, 100);
            }
        });
        String text = new String(input, StandardCharsets.UTF_8);
        tell(() -> Params.whole("at", text, 0, 10));
        tell(() -> Params.command(text));
        tell(() -> Params.level(text));
        tell(() -> names(text));
    }

    /**
     * Tidying up twice changes nothing more, and every name looks like something. What it looks like may look like something
     * else in turn: a stigma like a final sigma, that like a sigma, and that like an o.
     */
    private static void names(String text) {
        String name = Params.seatName(text);
        String tidy = PersonNames.tidy(name);
        if (!PersonNames.tidy(tidy).equals(tidy)) {
            throw new AssertionError("tidied twice it is another name");
        }
        if (!tidy.isEmpty() && LookAlikes.skeleton(tidy).isEmpty() && PersonNames.fault(tidy) == null) {
            throw new AssertionError("a name that looks like nothing is taken");
        }
    }

    private static void tell(Runnable attempt) {
        try {
            attempt.run();
        } catch (Refused e) {
            Refusals.check(e.getMessage());
        } catch (JacksonException e) {
            Refusals.check(BadBody.of(e).getMessage());
        }
    }
}
