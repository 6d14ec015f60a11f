import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logMembersIn } from './log-members-in.ts';

let server: Server;
let issuer: string;
let folder: string;
let answer: (path: string) => { status: number; text: string };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ideabox-members-'));
  server = createServer((request, response) => {
    const { status, text } = answer(request.url ?? '');
    request.resume().once('end', () => response.writeHead(status).end(text));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/ideabox`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const enter = (count: number) =>
  logMembersIn(
    { origin: 'http://site', issuer, clientId: 'web', socketPath: '/app/x', files: [] },
    count,
    join(folder, 'members.json'),
  );
const cannot = (count: number) =>
  new RegExp(
    `^${count} members cannot be had from ${issuer}: start the product with LOAD_MEMBERS=${count} [^\\n]+$`,
  );

test.each([
  ['a provider without these members', { status: 200, text: '<form action="/login">' }],
  ['a provider without a form', { status: 200, text: '<html>' }],
  ['a provider that fails', { status: 500, text: '' }],
])('%s is said in a line', async (_, answered) => {
  answer = () => answered;
  await expect(enter(3)).rejects.toThrow(cannot(3));
});

test('a provider that does not answer is said in a line', async () => {
  server.close();
  await expect(enter(2)).rejects.toThrow(cannot(2));
});

const tokenOf = (sub: string) => `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.y`;

test('who logged in for an earlier run is let in by what was kept, and types no password', async () => {
  const kept = [1, 2].map((number) => ({
    member: `m${number}`,
    refreshToken: 'r',
    accessToken: 'a',
    until: 0,
  }));
  writeFileSync(join(folder, 'members.json'), JSON.stringify({ issuer, sessions: kept }));
  const asked: string[] = [];
  answer = (path) => {
    asked.push(path);
    const tokens = { access_token: tokenOf('m'), refresh_token: 'next', expires_in: 300 };
    return { status: 200, text: JSON.stringify(tokens) };
  };
  const sessions = await enter(2);
  expect(sessions.map(({ member, refreshToken }) => [member, refreshToken])).toEqual([
    ['m', 'next'],
    ['m', 'next'],
  ]);
  expect(new Set(asked)).toEqual(new Set(['/realms/ideabox/protocol/openid-connect/token']));
});
