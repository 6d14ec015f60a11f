import { connect, createServer, type Server, type Socket } from 'node:net';

/** Frames of HTTP/2 and of WebSockets begin otherwise. */
const methods = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /;
const beginsRequest = (chunk: Buffer) => methods.test(chunk.toString('latin1', 0, 8));
const upgrades = /\r\nupgrade: /i;
const nextTryMilliseconds = 25;
/**
 * After that a client learns that its connection has ended: it may have been in the middle of an answer without an end.
 * Longer than any of ours promises to keep a connection (75 s): a client that uses one until then never meets its end.
 */
const nextRequestMilliseconds = 80_000;

/**
 * Holds a fixed port for a program whose instances come and go on others. What connects while none is up waits. After a
 * change of instances, connections stay with the one they have but for HTTP/1.1 requests on kept connections: each that
 * begins goes to the newest. So an instance of which no answer is awaited may close its idle connections without failing
 * anyone.
 */
export class Relay {
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  #target: number | undefined;
  #lastAsked = 0;

  constructor() {
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
      const connection = new Connection(client, () => this.#target);
      this.#connections.add(connection);
      client.on('data', (chunk: Buffer) => {
        if (beginsRequest(chunk)) this.#lastAsked = performance.now();
      });
      client.once('close', () => this.#connections.delete(connection));
    });
  }

  /** When the last HTTP/1.1 request began, in milliseconds; services talk to each other otherwise, all the time. */
  get lastAsked(): number {
    return this.#lastAsked;
  }

  listen(port: number, host?: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        resolve((this.#server.address() as { port: number }).port);
      });
    });
  }

  /** From now on, what begins goes to this port of this machine; without one it waits. */
  pointTo(target: number | undefined): void {
    this.#target = target;
    for (const connection of this.#connections) connection.connectWaiting();
  }

  /** Whether a request has gone to this port of which no answer has begun. */
  isAwaited(target: number): boolean {
    return this.#connections.values().some((connection) => connection.awaits(target));
  }

  close(): void {
    this.#server.close();
    for (const connection of this.#connections) connection.end();
  }
}

class Connection {
  readonly #client: Socket;
  readonly #currentTarget: () => number | undefined;
  /** Came while there was nobody to give it to. */
  #kept: Buffer[] = [];
  #isConnecting = false;
  #upstream: Socket | undefined;
  #target: number | undefined;
  #isHttp = false;
  #awaitsAnswer = false;

  constructor(client: Socket, currentTarget: () => number | undefined) {
    this.#client = client;
    this.#currentTarget = currentTarget;
    client.on('data', (chunk: Buffer) => this.#pass(chunk));
    client.on('drain', () => this.#upstream?.resume());
    client.on('end', () => (this.#upstream ? this.#upstream.end() : client.destroy()));
    client.on('error', () => undefined);
    client.once('close', () => this.#upstream?.destroy());
    this.#connect();
  }

  connectWaiting(): void {
    if (!this.#isHttp || this.#kept.length > 0) this.#connect();
  }

  awaits(target: number): boolean {
    return this.#isHttp && this.#awaitsAnswer && this.#target === target;
  }

  end(): void {
    this.#client.destroy();
  }

  get #isOutdated(): boolean {
    return this.#target !== this.#currentTarget();
  }

  get #isLeft(): boolean {
    return !this.#upstream && !this.#isConnecting && this.#kept.length === 0;
  }

  #pass(chunk: Buffer): void {
    const begins = beginsRequest(chunk);
    if (begins) this.#isHttp = !upgrades.test(chunk.toString('latin1'));
    if (begins && this.#isOutdated) this.#leaveUpstream();
    this.#awaitsAnswer = true;
    if (this.#upstream) {
      if (!this.#upstream.write(chunk)) this.#client.pause();
      return;
    }
    this.#kept.push(chunk);
    this.#client.pause();
    this.#connect();
  }

  #leaveUpstream(): void {
    const upstream = this.#upstream;
    this.#upstream = undefined;
    upstream?.removeAllListeners('data').resume().end();
  }

  #connect(): void {
    const target = this.#currentTarget();
    if (this.#upstream || this.#isConnecting || target === undefined || this.#client.destroyed) return;
    this.#isConnecting = true;
    this.#target = target;
    const upstream = connect({ port: target, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    upstream.once('connect', () => this.#connected(upstream));
    upstream.on('error', () => undefined);
    upstream.once('close', (failed) => {
      if (this.#isConnecting) {
        // It went away before it took anything: whoever comes next is asked.
        this.#isConnecting = false;
        setTimeout(() => this.#connect(), nextTryMilliseconds);
      } else if (this.#upstream === upstream) this.#upstreamGone(failed);
    });
  }

  #connected(upstream: Socket): void {
    this.#isConnecting = false;
    if (this.#client.destroyed) return void upstream.destroy();
    this.#upstream = upstream;
    for (const chunk of this.#kept) upstream.write(chunk);
    this.#kept = [];
    this.#client.resume();
    upstream.on('drain', () => this.#client.resume());
    upstream.on('data', (chunk) => {
      this.#awaitsAnswer = false;
      if (!this.#client.write(chunk)) upstream.pause();
    });
    upstream.on('end', () => {
      if (this.#upstream === upstream) this.#upstreamGone(false);
    });
  }

  /** An instance that was replaced closes what is idle: its client goes on to the next with its next request. */
  #upstreamGone(failed: boolean): void {
    if (this.#isHttp && this.#isOutdated && !this.#awaitsAnswer && !failed) {
      this.#leaveUpstream();
      setTimeout(() => this.#isLeft && this.#client.end(), nextRequestMilliseconds).unref();
    } else if (failed) this.#client.destroy();
    else this.#client.end();
  }
}
