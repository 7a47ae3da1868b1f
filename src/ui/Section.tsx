import { Box, Container, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { SectionBoundary } from './SectionBoundary.tsx';
import { Words } from './Words.tsx';

interface SectionProps {
  children: ReactNode;
  /** The colour of the ground. */
  tone?: 'paper' | 'mist' | 'tarmac';
  /** The heading, which labels the section. */
  title?: ReactNode;
  /** One quiet line under the heading. */
  subtitle?: ReactNode;
  /** A link at the right end of the heading row, from 992 px up. */
  action?: ReactNode;
}

const TONES = {
  paper: { bg: 'white' },
  mist: { bg: 'ink.0' },
  tarmac: { bg: 'ink.8', c: 'white', className: 'ks-dark' },
};

/** A section of a page across its whole width, with its own padding and, if it has one, a heading row. */
export function Section({ children, tone = 'paper', title, subtitle, action }: SectionProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      py="section"
      aria-labelledby={title === undefined ? undefined : titleId}
      {...TONES[tone]}
    >
      <Container>
        {title !== undefined && (
          <Group justify="space-between" align="end" wrap="nowrap" mb="space7">
            <div>
              <Title order={2} id={titleId}>
                {title}
              </Title>
              {subtitle !== undefined && (
                <Text maw="60ch" mt="xs" c={tone === 'tarmac' ? 'ink.2' : 'dimmed'}>
                  {subtitle}
                </Text>
              )}
            </div>
            {action !== undefined && (
              <Box flex="none" className="ks-wide">
                {action}
              </Box>
            )}
          </Group>
        )}
        <SectionBoundary>
          <Words>{children}</Words>
        </SectionBoundary>
      </Container>
    </Box>
  );
}
