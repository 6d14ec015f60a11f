import { readDiagnostics } from './type-check.ts';

test('a type error is told with a place that can be clicked', () => {
  const told =
    "services/a.ts(3,14): error TS2322: Type 'number' is not assignable.\n  More about it.\nFound 1 error.\n";
  expect(readDiagnostics(told)).toEqual(["services/a.ts:3:14\nTS2322: Type 'number' is not assignable."]);
});
