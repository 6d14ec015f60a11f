import { AppliedMigrations } from './applied-migrations.ts';

const first = 'services/ideas/migrations/0001_ideas.sql';
const second = 'services/ideas/migrations/0002_tags.sql';
const shared = 'services/platform/events/migrations/0003_shared.sql';

test('an edit of a migration that has run is passed over, a new one runs once in each database', () => {
  const applied = new AppliedMigrations([['ideas', [first]]]);
  expect(applied.passedOver('ideas', [first, 'services/ideas/src/service.ts'])).toEqual([first]);
  expect(applied.passedOver('ideas', [second, shared])).toEqual([]);
  expect(applied.passedOver('ideas', [second, first])).toEqual([second, first]);
  expect(applied.passedOver('comments', [shared])).toEqual([]);
  expect(applied.passedOver('comments', [shared])).toEqual([shared]);
});
