import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConversationListInfiniteQuery } from '../../../api/messages';
import { cities } from '../../../config/cities';
import { conversationPath, paths } from '../../../config/paths';
import { capitalised } from '../../../lib/format/capitalised';
import { useRegion, useRegionalPath } from '../../../lib/region';
import type { SessionUser } from '../../../lib/session';
import { CommandPalette, matching, type Command } from '../../../ui/command';
import { memberFrameTexts } from './texts';
import { memberEntries } from './member-entries';

const { palette: texts } = memberFrameTexts;
const MOST_PEOPLE = 6;

/** Ctrl K for members: every screen, the people one writes with, and a search in each city. */
export default function MemberPalette({
  open,
  onClose,
  user,
}: {
  open: boolean;
  onClose: () => void;
  user: SessionUser;
}) {
  const [query, setQuery] = useState('');
  const region = useRegion();
  const regional = useRegionalPath();
  const navigate = useNavigate();
  const isPerson = user.userType !== 'admin';
  const { data, isFetching } = useConversationListInfiniteQuery(undefined, { skip: !open || !isPerson });
  const { places, own } = memberEntries(user);
  const pages: Command[] = [
    { to: paths.dashboard, label: memberFrameTexts.dashboard, icon: 'dashboard' },
    { to: paths.messages, label: memberFrameTexts.messages, icon: 'message' },
    ...places,
    ...own,
    { to: paths.deviceTest, ...texts.deviceTest, icon: 'camera' },
    { to: paths.blog, label: memberFrameTexts.blog },
    { to: paths.faq, label: memberFrameTexts.faq },
    { to: paths.resources, label: memberFrameTexts.templates },
    { to: paths.contact, label: memberFrameTexts.footer.contact },
  ];
  const people = (data?.pages.flatMap(({ items }) => items) ?? []).map(({ id, with: person }): Command => ({
    to: conversationPath(id),
    label: capitalised(person.displayName),
    hint: person.place,
    icon: 'message',
  }));
  const [search, words] =
    user.userType === 'aupair' ? [paths.searchFamilies, texts.familiesIn] : [paths.searchAuPairs, texts.auPairsIn];
  const inRegion = cities.filter((city) => city.region === region).map(({ name, slug }) => ({ to: slug, label: name }));
  const searches = matching(inRegion, query).map(({ to: slug, label }): Command => ({
    to: `${search}?city=${slug}`,
    label: words(label),
    icon: 'search',
  }));
  const close = () => {
    setQuery('');
    onClose();
  };
  return (
    <CommandPalette
      open={open}
      onClose={close}
      title={memberFrameTexts.goTo}
      placeholder={texts.placeholder}
      query={query}
      onQuery={setQuery}
      busy={isFetching}
      groups={[
        { label: texts.people, commands: matching(people, query).slice(0, MOST_PEOPLE) },
        { label: texts.pages, commands: matching(pages, query) },
        { label: texts.cities, commands: isPerson && query.trim() ? searches : [] },
      ]}
      onChoose={(to) => {
        close();
        void navigate(regional(to));
      }}
    />
  );
}
