import { Button, useToast } from '@ideabox/ui';
import { TextField } from '@ideabox/ui/controls';
import { Dialog, DialogActions } from '@ideabox/ui/dialog';
import { useState } from 'react';
import { Row, Section } from '../section.tsx';

export function OverlaysSection() {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  return (
    <Section title="重なるもの">
      <Row label="対話、お知らせ">
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          対話を開く
        </Button>
        <Button variant="outline" onClick={() => toast('リンクをコピーしました。')}>
          お知らせ
        </Button>
        <Button
          variant="outline"
          onClick={() => toast('アクセスが集中しています。しばらくお待ちください。', 'error')}
        >
          失敗のお知らせ
        </Button>
      </Row>
      {isOpen && (
        <Dialog title="アイデアを投稿する" onClose={() => setIsOpen(false)} isPageOnPhones>
          <TextField id="in-dialog" label="タイトル" required />
          <DialogActions>
            <Button>投稿する</Button>
          </DialogActions>
        </Dialog>
      )}
    </Section>
  );
}
