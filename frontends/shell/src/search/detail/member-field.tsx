import { useText } from '@ideabox/intl';
import { Field } from '@ideabox/ui';
import { useEffect, useState } from 'react';
import { Combobox } from '../combobox/combobox.tsx';
import { useSuggestions } from '../combobox/use-suggestions.ts';
import { useMemberName } from '../get-member-name.ts';
import { useGetMembers } from '../get-members.ts';
import { inputStyles } from '../input-styles.ts';

type Props = { id: string; memberId: string; onChange: (memberId: string) => void };

/** Who posted: chosen from the suggestions, or named so that exactly one member is meant. */
export function MemberField({ id, memberId, onChange }: Props) {
  const text = useText();
  const known = useMemberName(memberId);
  const [typed, setTyped] = useState<string>();
  const shown = memberId ? known || (typed ?? '') : (typed ?? '');
  const { found, isSettled } = useSuggestions('members', memberId ? '' : (typed ?? ''), useGetMembers());
  const only = found.length === 1 && found[0]?.label === typed?.trim() ? found[0] : undefined;
  useEffect(() => {
    if (isSettled && only && !memberId) onChange(only.id);
  }, [isSettled, only, memberId, onChange]);
  const isUnclear = !memberId && isSettled && Boolean(typed?.trim());
  const unclear = found.length === 0 ? text('search.member.none') : text('search.member.choose');
  return (
    <Field id={id} label={text('search.member')} hint={isUnclear && unclear}>
      <Combobox
        id={id}
        maxLength={100}
        placeholder={text('search.member.placeholder')}
        aria-describedby={isUnclear ? `${id}-hint` : undefined}
        css={inputStyles}
        listLabel={text('search.members')}
        value={shown}
        suggestions={memberId ? [] : found}
        onType={(entered) => {
          setTyped(entered);
          if (memberId) onChange('');
        }}
        onPick={(member) => {
          setTyped(member.label);
          onChange(member.id);
        }}
      />
    </Field>
  );
}
