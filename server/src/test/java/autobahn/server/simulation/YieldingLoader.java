package autobahn.server.simulation;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Loads the server's classes anew, some of them with a point at which others may go on before every look at a field and
 * every call: under a simulated scheduler, which chooses there, threads meet in all the ways that a memory without surprises
 * allows. Calls of the JDK's own classes happen as a whole, unless they wait, and so do lambdas: some run under monitors of
 * the JDK, and who waits for a monitor is woken by the JVM, not by us.
 */
final class YieldingLoader extends ClassLoader {
    private static final String OURS = "autobahn.server.";

    private final Predicate<String> explored;

    /** @param explored by their full names, nested classes by those of the outer ones */
    YieldingLoader(Predicate<String> explored) {
        super(YieldingLoader.class.getClassLoader());
        this.explored = explored;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(OURS)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] code = in.readAllBytes();
            int nested = name.indexOf('$');
            byte[] used = explored.test(nested < 0 ? name : name.substring(0, nested)) ? yielding(code) : code;
            return defineClass(name, used, 0, used.length, YieldingLoader.class.getProtectionDomain());
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private static byte[] yielding(byte[] code) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(code)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] exceptions) {
                                MethodVisitor plain =
                                        super.visitMethod(access, name, descriptor, signature, exceptions);
                                return name.startsWith("<") || name.startsWith("lambda$") ? plain : new Yielding(plain);
                            }
                        },
                        0);
        return writer.toByteArray();
    }

    private static final class Yielding extends MethodVisitor {
        Yielding(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        private void yieldFirst() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Thread", "yield", "()V", false);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            yieldFirst();
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (!name.equals("<init>")) {
                yieldFirst();
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }
}
