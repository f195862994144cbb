package autobahn.server.contest;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Pairs all of an even number so that the sum of the costs is least: Edmonds' blossoms with weights, as primal and dual, in
 * the cube of their number. Vertices and blossoms are counted from 1; 0 is nobody.
 */
final class Matching {
    private static final byte FREE = -1;
    private static final byte OUTER = 0;
    private static final byte INNER = 1;

    private final int n;
    private int used;
    /** Edges between vertices and blossoms: their ends, and their weight. */
    private final int[][] from;

    private final int[][] to;
    private final long[][] weight;
    private final long[] label;
    private final int[] mate;
    private final int[] slack;
    private final int[] top;
    private final int[] parent;
    private final int[][] within;
    private final byte[] side;
    private final int[] seen;
    private final List<List<Integer>> parts = new ArrayList<>();
    private final ArrayDeque<Integer> queue = new ArrayDeque<>();
    private int mark;

    private Matching(long[][] cost) {
        n = cost.length;
        int all = 2 * n + 1;
        from = new int[all][all];
        to = new int[all][all];
        weight = new long[all][all];
        label = new long[all];
        mate = new int[all];
        slack = new int[all];
        top = new int[all];
        parent = new int[all];
        within = new int[all][n + 1];
        side = new byte[all];
        seen = new int[all];
        for (int i = 0; i < all; i++) {
            parts.add(new ArrayList<>());
        }
        long most = Arrays.stream(cost).flatMapToLong(Arrays::stream).max().orElse(0);
        // So much for each pair that one pair more always outweighs all costs: then nobody is left over.
        long base = (most + 1) * (n + 1);
        for (int u = 1; u <= n; u++) {
            for (int v = 1; v <= n; v++) {
                from[u][v] = u;
                to[u][v] = v;
                weight[u][v] = u == v ? 0 : 2 * (base - cost[u - 1][v - 1]);
            }
        }
    }

    /**
     * The partner of each.
     *
     * @param cost of each pair, not negative, the same both ways
     */
    static int[] cheapest(long[][] cost) {
        if (cost.length % 2 != 0) {
            throw new IllegalArgumentException("an odd number cannot be paired");
        }
        Matching matching = new Matching(cost);
        matching.solve();
        int[] partners = new int[cost.length];
        for (int i = 0; i < cost.length; i++) {
            partners[i] = matching.mate[i + 1] - 1;
        }
        return partners;
    }

    private void solve() {
        used = n;
        long most = 0;
        for (int u = 1; u <= n; u++) {
            top[u] = u;
            within[u][u] = u;
            most = Math.max(most, Arrays.stream(weight[u]).max().orElse(0));
        }
        Arrays.fill(label, 1, n + 1, most);
        boolean more = true;
        while (more) {
            more = grow();
        }
    }

    private long distance(int a, int b) {
        int u = from[a][b];
        int v = to[a][b];
        return label[u] + label[v] - 2 * weight[u][v];
    }

    private void keepSlack(int u, int x) {
        if (slack[x] == 0 || distance(u, x) < distance(slack[x], x)) {
            slack[x] = u;
        }
    }

    private void findSlack(int x) {
        slack[x] = 0;
        for (int u = 1; u <= n; u++) {
            if (weight[u][x] > 0 && top[u] != x && side[top[u]] == OUTER) {
                keepSlack(u, x);
            }
        }
    }

    private void enqueue(int x) {
        if (x <= n) {
            queue.add(x);
        } else {
            parts.get(x).forEach(this::enqueue);
        }
    }

    private void setTop(int x, int blossom) {
        top[x] = blossom;
        if (x > n) {
            parts.get(x).forEach(part -> setTop(part, blossom));
        }
    }

    /** Where a part stands in its blossom, which is turned so that an even way leads there. */
    private int position(int blossom, int part) {
        List<Integer> ring = parts.get(blossom);
        int at = ring.indexOf(part);
        if (at % 2 == 1) {
            Collections.reverse(ring.subList(1, ring.size()));
            return ring.size() - at;
        }
        return at;
    }

    private void setMate(int u, int v) {
        mate[u] = to[u][v];
        if (u > n) {
            int part = within[u][from[u][v]];
            int at = position(u, part);
            List<Integer> ring = parts.get(u);
            for (int i = 0; i < at; i++) {
                setMate(ring.get(i), ring.get(i ^ 1));
            }
            setMate(part, v);
            Collections.rotate(ring, -at);
        }
    }

    private void augment(int start, int end) {
        int u = start;
        int v = end;
        while (true) {
            int next = top[mate[u]];
            setMate(u, v);
            if (next == 0) {
                return;
            }
            setMate(next, top[parent[next]]);
            u = top[parent[next]];
            v = next;
        }
    }

    private int meeting(int start, int end) {
        mark++;
        int u = start;
        int v = end;
        while (u != 0 || v != 0) {
            if (u != 0) {
                if (seen[u] == mark) {
                    return u;
                }
                seen[u] = mark;
                u = top[mate[u]];
                if (u != 0) {
                    u = top[parent[u]];
                }
            }
            int other = u;
            u = v;
            v = other;
        }
        return 0;
    }

    private void shrink(int u, int base, int v) {
        int b = n + 1;
        while (b <= used && top[b] != 0) {
            b++;
        }
        used = Math.max(used, b);
        label[b] = 0;
        side[b] = OUTER;
        mate[b] = mate[base];
        List<Integer> ring = parts.get(b);
        ring.clear();
        ring.add(base);
        collect(ring, u, base);
        Collections.reverse(ring.subList(1, ring.size()));
        collect(ring, v, base);
        setTop(b, b);
        for (int x = 1; x <= used; x++) {
            weight[b][x] = 0;
            weight[x][b] = 0;
        }
        Arrays.fill(within[b], 0);
        for (int part : ring) {
            for (int x = 1; x <= used; x++) {
                if (weight[b][x] == 0 || distance(part, x) < distance(b, x)) {
                    copy(b, x, part, x);
                    copy(x, b, x, part);
                }
            }
            for (int x = 1; x <= n; x++) {
                if (within[part][x] != 0) {
                    within[b][x] = part;
                }
            }
        }
        findSlack(b);
    }

    private void collect(List<Integer> ring, int start, int base) {
        int x = start;
        while (x != base) {
            ring.add(x);
            int y = top[mate[x]];
            ring.add(y);
            enqueue(y);
            x = top[parent[y]];
        }
    }

    private void copy(int a, int b, int c, int d) {
        from[a][b] = from[c][d];
        to[a][b] = to[c][d];
        weight[a][b] = weight[c][d];
    }

    private void expand(int b) {
        List<Integer> ring = parts.get(b);
        ring.forEach(part -> setTop(part, part));
        int entry = within[b][from[b][parent[b]]];
        int at = position(b, entry);
        for (int i = 0; i < at; i += 2) {
            int inner = ring.get(i);
            int outer = ring.get(i + 1);
            parent[inner] = from[outer][inner];
            side[inner] = INNER;
            side[outer] = OUTER;
            slack[inner] = 0;
            findSlack(outer);
            enqueue(outer);
        }
        side[entry] = INNER;
        parent[entry] = parent[b];
        for (int i = at + 1; i < ring.size(); i++) {
            side[ring.get(i)] = FREE;
            findSlack(ring.get(i));
        }
        top[b] = 0;
    }

    /** True if the matching has become larger. */
    private boolean tight(int a, int b) {
        int u = top[from[a][b]];
        int v = top[to[a][b]];
        if (side[v] == FREE) {
            parent[v] = from[a][b];
            side[v] = INNER;
            int next = top[mate[v]];
            slack[v] = 0;
            slack[next] = 0;
            side[next] = OUTER;
            enqueue(next);
        } else if (side[v] == OUTER) {
            int base = meeting(u, v);
            if (base == 0) {
                augment(u, v);
                augment(v, u);
                return true;
            }
            shrink(u, base, v);
        }
        return false;
    }

    private boolean grow() {
        Arrays.fill(side, FREE);
        Arrays.fill(slack, 0);
        queue.clear();
        for (int x = 1; x <= used; x++) {
            if (top[x] == x && mate[x] == 0) {
                parent[x] = 0;
                side[x] = OUTER;
                enqueue(x);
            }
        }
        if (queue.isEmpty()) {
            return false;
        }
        while (true) {
            if (search()) {
                return true;
            }
            if (!adjust()) {
                return false;
            }
            queue.clear();
            for (int x = 1; x <= used; x++) {
                if (top[x] == x && slack[x] != 0 && top[slack[x]] != x && distance(slack[x], x) == 0) {
                    if (tight(slack[x], x)) {
                        return true;
                    }
                }
            }
            for (int b = n + 1; b <= used; b++) {
                if (top[b] == b && side[b] == INNER && label[b] == 0) {
                    expand(b);
                }
            }
        }
    }

    private boolean search() {
        while (!queue.isEmpty()) {
            int u = queue.remove();
            for (int v = 1; v <= n && side[top[u]] != INNER; v++) {
                if (weight[u][v] > 0 && top[u] != top[v]) {
                    if (distance(u, v) != 0) {
                        keepSlack(u, top[v]);
                    } else if (tight(u, v)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Moves the labels until something more is tight; false if nothing can become so. */
    private boolean adjust() {
        long step = Long.MAX_VALUE;
        for (int b = n + 1; b <= used; b++) {
            if (top[b] == b && side[b] == INNER) {
                step = Math.min(step, label[b] / 2);
            }
        }
        for (int x = 1; x <= used; x++) {
            if (top[x] == x && slack[x] != 0 && side[x] != INNER) {
                long distance = distance(slack[x], x);
                step = Math.min(step, side[x] == FREE ? distance : distance / 2);
            }
        }
        for (int u = 1; u <= n; u++) {
            if (side[top[u]] == OUTER) {
                if (label[u] <= step) {
                    return false;
                }
                label[u] -= step;
            } else if (side[top[u]] == INNER) {
                label[u] += step;
            }
        }
        for (int b = n + 1; b <= used; b++) {
            if (top[b] == b && side[b] != FREE) {
                label[b] += side[b] == OUTER ? 2 * step : -2 * step;
            }
        }
        return true;
    }
}
