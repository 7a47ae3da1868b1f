import { Box, Container, Paper, Skeleton, Stack, Title } from '@mantine/core';
import * as texts from '#texts/confirmation.ts';
import * as paths from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import page from './Confirmation.module.css';
import summaryCard from './SummaryCard.module.css';

/** The skeleton of the last page before paying: the prerendered page, without the selection. */
export function ConfirmationSkeleton() {
  return (
    <Box mih="100%" bg="ink.0">
      <Container className={page.page}>
        <BackLink href={paths.getaways}>{texts.backToGetaways}</BackLink>
        <Title order={1} mt="xs" className={page.title}>
          {texts.heading}
        </Title>
        <Loading words={texts.loading} className={page.columns}>
          <Paper miw={0} p="insetSmall" className={summaryCard.summary}>
            <Skeleton radius="sm" className={summaryCard.picture} />
            <Stack gap="xs">
              <Skeleton height={20} width="84%" />
              <Skeleton height={14} width="56%" />
              <Skeleton height={14} width="84%" />
            </Stack>
          </Paper>
          <Stack gap="space5" miw={0} className={page.main}>
            <Skeleton radius="lg" mih="26.25rem" />
            <Skeleton radius="lg" mih="10rem" />
          </Stack>
          <Skeleton radius="lg" mih="17.5rem" />
        </Loading>
      </Container>
    </Box>
  );
}
