import { runService } from '@ideabox/service';
import { content } from './service.ts';

await runService(content);
