package autobahn.server.http;

import autobahn.server.settings.Limits;
import io.javalin.security.RouteRole;
import java.util.function.ToIntFunction;

/** What is limited by itself, because it costs more than others or invites abuse. A route is marked with it. */
public enum Rate implements RouteRole {
    ADDRESS(Limits::address, "requests"),
    PERSON(Limits::person, "requests"),
    LOG_IN(Limits::logIn, "attempts to log in"),
    REGISTER(Limits::register, "new accounts"),
    CREATE(Limits::create, "new tables"),
    CHAT(Limits::chat, "messages"),
    HINT(Limits::hint, "hints and analyses");

    private final ToIntFunction<Limits> perMinute;
    private final String what;

    Rate(ToIntFunction<Limits> perMinute, String what) {
        this.perMinute = perMinute;
        this.what = what;
    }

    int perMinute(Limits limits) {
        return perMinute.applyAsInt(limits);
    }

    /** What there were too many of. */
    String what() {
        return what;
    }
}
