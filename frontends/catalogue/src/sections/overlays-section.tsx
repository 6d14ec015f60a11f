import { Button, PenIcon, TagIcon, TextField, useToast } from '@ideabox/ui';
import { Dialog } from '@ideabox/ui/dialog';
import { MenuButton } from '@ideabox/ui/menu';
import { useState } from 'react';
import { Row, Section } from '../section.tsx';

export function OverlaysSection() {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const actions = [
    { key: 'edit', label: '編集する', icon: <PenIcon size={20} />, onSelect: () => toast('編集') },
    { key: 'tag', label: 'タグを付ける', icon: <TagIcon size={20} />, disabled: true, onSelect: () => {} },
    { key: 'remove', label: '削除する', dangerous: true, onSelect: () => toast('削除', 'error') },
  ];
  return (
    <Section title="重なるもの">
      <Row label="対話、お知らせ、操作の一覧">
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
        <MenuButton label="コメント003の操作" actions={actions} />
      </Row>
      {isOpen && (
        <Dialog title="アイデアを投稿する" onClose={() => setIsOpen(false)}>
          <TextField id="in-dialog" label="タイトル" required />
          <Button>投稿する</Button>
        </Dialog>
      )}
    </Section>
  );
}
