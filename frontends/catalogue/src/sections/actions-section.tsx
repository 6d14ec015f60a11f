import { Button, ButtonLink, Link, PlusIcon } from '@ideabox/ui';
import { Row, Section } from '../section.tsx';

const variants = ['primary', 'outline', 'quiet'] as const;

export function ActionsSection() {
  return (
    <Section title="ボタンとリンク">
      {variants.map((variant) => (
        <Row key={variant} label={variant}>
          <Button variant={variant}>投稿する</Button>
          <Button variant={variant} data-show="hover">
            指した
          </Button>
          <Button variant={variant} data-show="active">
            押した
          </Button>
          <Button variant={variant} data-show="focus">
            フォーカス
          </Button>
          <Button variant={variant} disabled>
            使えない
          </Button>
          <Button variant={variant} loading>
            送信中
          </Button>
          <Button variant={variant} size="small">
            <PlusIcon size={20} />
            小さい
          </Button>
        </Row>
      ))}
      <Row label="リンクのボタン">
        <ButtonLink to="/ideas">アイデアを見る</ButtonLink>
        <ButtonLink to="/ideas" variant="outline" size="small">
          もっと見る
        </ButtonLink>
      </Row>
      <Row label="リンク">
        <Link to="/ideas">アイデア一覧</Link>
        <Link to="/ideas" data-show="hover">
          指した
        </Link>
        <Link to="/ideas" data-show="focus">
          フォーカス
        </Link>
      </Row>
    </Section>
  );
}
