import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { color, space, useToast } from '@ideabox/ui';
import { useChangeProfile } from '../../members/change-profile.ts';
import type { OwnProfile } from '../../members/own-profile.ts';

const choices = [
  { active: 1, id: 'picture.own' },
  { active: 0, id: 'picture.default' },
];

/** One's own picture or the drawing that everyone has; the picture is kept either way. */
export function IconChoice({ profile }: { profile: OwnProfile }) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const change = useChangeProfile(profile.id);
  const wished = change.isPending ? change.variables : profile;
  const current = Number('user_icon_active' in wished && wished.user_icon_active);
  const choose = (active: number) =>
    change.mutate(
      { user_icon_active: active },
      {
        onSuccess: () => toast(text('picture.saved'), 'success'),
        onError: (error) => toast(errorText(error), 'error'),
      },
    );
  return (
    <fieldset css={css({ minWidth: 0, margin: 0, padding: 0, border: 0 })}>
      <legend css={css({ padding: 0, fontWeight: 700, color: color.heading })}>
        {text('picture.choice')}
      </legend>
      {choices.map(({ active, id }) => (
        <label key={id} css={row}>
          <input
            type="radio"
            name="user_icon_active"
            checked={current === active}
            onChange={() => choose(active)}
            css={dot}
          />
          {text(id)}
        </label>
      ))}
    </fieldset>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '2.75rem',
  cursor: 'pointer',
});

const dot = css({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  accentColor: color.primary,
});
