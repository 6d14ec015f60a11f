import { bootIdentity } from './boot-identity.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
beforeAll(async () => {
  service = await bootIdentity();
});
afterAll(() => service.stop());

const get = (code: string) => service.http.get(`/postal_codes/${encodeURIComponent(code)}`);

const kasumigaseki = {
  postal_code: '1000013',
  region: '13',
  prefecture: '東京都',
  city: '千代田区',
  street: '霞が関',
  streets: [],
};

test.each(['1000013', '100-0013', '１００００１３', '１００－００１３', '100ー0013', '〒100-0013'])(
  '%s is 霞が関',
  async (code) => {
    const answer = await get(code).expect(200);
    expect(answer.body.results).toEqual(kasumigaseki);
    expect(answer.headers['cache-control']).toMatch(/^public/);
  },
);

test.each([
  ['0600000', { region: '01', prefecture: '北海道', city: '札幌市中央区', street: null }],
  ['9000000', { region: '47', prefecture: '沖縄県', city: '那覇市', street: null }],
  ['6180000', { region: null, prefecture: null, city: null, street: null }],
  ['0981821', { region: '01', prefecture: '北海道', street: null, streets: ['北幌内', '中幌内', '幌内'] }],
])('of %s, what all of it has in common', async (code, expected) => {
  expect((await get(code).expect(200)).body.results).toMatchObject(expected);
});

test.each([
  ...['9999999', '0000000', '100001', '10000133', '1-000013', '100--0013', 'abcdefg', '１', '1000013x', '-1'],
  ...["1' OR '1'='1", '<b>1000013', '𠮷1000013', '100\u00000013', '__proto__', 'constructor'],
])('%j is none', async (code) => {
  const answer = await get(code);
  expect([answer.status, answer.body.message]).toEqual([404, 'Data not found']);
});

test('its parts can be chosen', async () => {
  const { body } = await service.http.get('/postal_codes/1000013?fields=prefecture,city').expect(200);
  expect(body.results).toEqual({ prefecture: '東京都', city: '千代田区' });
  await service.http.get('/postal_codes/1000013?fields=mayor').expect(400);
});
