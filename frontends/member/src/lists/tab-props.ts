export type TabProps = { memberId: string; isSelf: boolean };
