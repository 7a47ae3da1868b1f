import { Group, type GroupProps } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import * as texts from '#texts/connection.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The look of a notice, under the header. */
const LINE: GroupProps = {
  justify: 'center',
  wrap: 'nowrap',
  gap: 'sm',
  px: 'var(--ks-gutter)',
  py: 'sm',
  bg: 'signal.0',
  c: 'signal.9',
  fz: 'sm',
  lh: 'sm',
};

/** The notice over every page that there is no connection, and of the pages that open without one; stays mounted, so that it is announced. */
export function ConnectionView({ news }: { news: 'lost' | 'restored' | null }) {
  return (
    <div role="status" className="ks-screen">
      {news === 'lost' && (
        <Group {...LINE}>
          <Icon icon={IconCloudOff} size={24} />
          <span>
            <strong>{texts.offline}</strong> {texts.stillOpens}
          </span>
        </Group>
      )}
      {news === 'restored' && (
        <Group {...LINE}>
          <Icon icon={IconCircleCheck} size={24} />
          <span>{texts.backOnline}</span>
        </Group>
      )}
    </div>
  );
}
