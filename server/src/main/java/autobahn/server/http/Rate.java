package autobahn.server.http;

import autobahn.server.settings.Limits;
import io.javalin.security.RouteRole;
import java.util.function.ToIntFunction;

/** What is limited by itself, because it costs more than others or invites abuse. A route is marked with it. */
public enum Rate implements RouteRole {
    ADDRESS(Limits::address, "requests"),
    PERSON(Limits::person, "requests"),
    LOG_IN(Limits::logIn, "attempts to log in"),
    /** For one account, from wherever: nobody is locked out, only slowed down. */
    LOG_IN_ACCOUNT(Limits::logIn, "attempts to log in to this account"),
    /** From an IPv6 network of the size that a customer may get, which has many of the smaller ones. */
    LOG_IN_NETWORK(limits -> many(limits.logIn(), 3), "attempts to log in from your network"),
    LOG_IN_OVERALL(limits -> many(limits.logIn(), 15), "attempts to log in, by everybody together"),
    REGISTER(Limits::register, "new accounts"),
    REGISTER_OVERALL(limits -> many(limits.register(), 15), "new accounts, by everybody together"),
    /** Somebody without a cookie does something and becomes a person by it. */
    NEWCOMER(limits -> many(limits.create(), 3), "newcomers from your address"),
    CREATE(Limits::create, "new tables"),
    CHAT(Limits::chat, "messages"),
    /** What reaches other people, or whoever runs the server. */
    ASK(Limits::chat, "requests to other people"),
    HINT(Limits::hint, "hints and analyses"),
    /** Milliseconds of a thread, for questions whose answers have to be worked out. */
    WORK(limits -> many(limits.hint(), 300), "questions that take long");

    private final ToIntFunction<Limits> perMinute;
    private final String what;

    Rate(ToIntFunction<Limits> perMinute, String what) {
        this.perMinute = perMinute;
        this.what = what;
    }

    private static int many(int limit, int times) {
        return limit > Integer.MAX_VALUE / times ? Integer.MAX_VALUE : limit * times;
    }

    int perMinute(Limits limits) {
        return perMinute.applyAsInt(limits);
    }

    /** What there were too many of. */
    String what() {
        return what;
    }
}
