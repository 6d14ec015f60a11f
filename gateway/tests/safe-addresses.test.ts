import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { bootService } from '@ideabox/testing';
import { content } from '../../services/content/src/service.ts';
import { bootGateway } from './boot-gateway.ts';

test('addresses that operators call safe are not limited', async () => {
  const service = await bootService(content);
  const db = createDatabase({ url: service.databaseUrl, poolSize: 1, log: createLogger('test', 'silent') });
  await db.run(sql`
    INSERT INTO features (search_key, value) VALUES ('safe_ip_list', '203.0.113.0/24, 127.0.0.1')
    ON CONFLICT (search_key) DO UPDATE SET value = excluded.value`);
  const gateway = await bootGateway({
    RATE_LIMIT_SCALE: '0.001',
    CONTENT_GRPC_ADDRESS: service.grpcAddress,
  });
  for (let call = 0; call < 5; call += 1) {
    const answer = await gateway.http.post('/api/v1/comments').send({}).expect(200);
    expect(answer.headers).not.toHaveProperty('ratelimit');
  }
  await gateway.stop();
  await db.close();
  await service.stop();
});
