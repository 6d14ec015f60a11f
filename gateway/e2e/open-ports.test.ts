import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.TEST_RUN_FOLDER as string;

const pids = readdirSync(folder)
  .filter((file) => file.endsWith('.pid'))
  .map((file) => ({
    name: file.replace(/\.pid$/, ''),
    pid: JSON.parse(readFileSync(join(folder, file), 'utf8')).pid,
  }));

const listening = '0A';
const loopback = /^(?:0100007F|00000000000000000000000001000000|0000000000000000FFFF00000100007F):/;

/** The inodes of sockets that listen on more than the loopback address, as the kernel tells them. */
const openInodes = () =>
  ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, address = '', , state]) => state === listening && !loopback.test(address))
      .map((columns) => columns[9] as string),
  );

const socketsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
    } catch {
      return []; // It was closed between the two looks.
    }
  });

test('of all that runs, only the gateway can be reached from elsewhere', () => {
  const open = new Set(openInodes());
  const reachable = pids.filter(({ pid }) => socketsOf(pid).some((inode) => open.has(inode)));
  expect(pids.length).toBeGreaterThan(10);
  expect(reachable.map(({ name }) => name)).toEqual(['gateway']);
});
