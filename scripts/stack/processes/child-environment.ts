const passedOn = /^(PATH|HOME|USER|LANG|LC_.*|TZ|TMPDIR|OTEL_.*|NODE_EXTRA_CA_CERTS)$/;

/** What a child process gets of our own environment: nothing that could silently configure it otherwise. */
export function childEnvironment(own: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => passedOn.test(name));
  return { ...Object.fromEntries(inherited), ...own };
}
