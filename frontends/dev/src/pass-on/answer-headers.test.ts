import type { IncomingHttpHeaders } from 'node:http';
import { answerHeaders } from './answer-headers.ts';

const places = { upstream: 'https://site.example', publicUrl: 'http://localhost:8080' };

const rewritten = (headers: IncomingHttpHeaders) => {
  answerHeaders(headers, places);
  return headers;
};

test.each([
  ['https://site.example/en/ideas?page=2', 'http://localhost:8080/en/ideas?page=2'],
  ['https://site.example', 'http://localhost:8080'],
  ['https://site.example.evil/x', 'https://site.example.evil/x'],
  ['https://id.example/realms/ideabox?redirect_uri=x', 'https://id.example/realms/ideabox?redirect_uri=x'],
  ['/ideas', '/ideas'],
])('a redirect to %s leads to %s', (location, expected) => {
  expect(rewritten({ location }).location).toBe(expected);
});

test('cookies are those of the front, which has no https', () => {
  const cookies = [
    'visitor=1; Domain=site.example; Path=/; Secure; HttpOnly',
    'securely=domain; SameSite=Lax',
  ];
  expect(rewritten({ 'set-cookie': cookies })['set-cookie']).toEqual([
    'visitor=1; Path=/; HttpOnly',
    'securely=domain; SameSite=Lax',
  ]);
});

test('the browser is not told to come by https', () => {
  expect(rewritten({ 'strict-transport-security': 'max-age=31536000' })).toEqual({});
});

test('nothing is made up that was not said', () => {
  expect(rewritten({ 'content-type': 'text/html' })).toEqual({ 'content-type': 'text/html' });
});
