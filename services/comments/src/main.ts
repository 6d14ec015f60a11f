import { runService } from '@ideabox/service';
import { comments } from './service.ts';

await runService(comments);
