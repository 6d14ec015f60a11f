import { searchEngineOf } from './search-engine.ts';

test.each([
  ['www.google.com', 'google'],
  ['www.google.co.jp', 'google'],
  ['search.yahoo.co.jp', 'yahoo'],
  ['www.bing.com', 'bing'],
  ['cn.bing.com', 'bing'],
  ['duckduckgo.com', 'duckduckgo'],
  ['www.ecosia.org', 'ecosia'],
  ['mail.google.com', undefined],
  ['google.com.evil.example', undefined],
  ['notgoogle.com', undefined],
  ['news.yahoo.co.jp', undefined],
  ['example.jp', undefined],
  ['', undefined],
])('%s is %s', (host, engine) => expect(searchEngineOf(host)).toBe(engine));
