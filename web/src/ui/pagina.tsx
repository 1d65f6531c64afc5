import ContentLayout from '@cloudscape-design/components/content-layout';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';

interface Props {
  readonly titolo: string;
  readonly descrizione?: string;
  readonly azioni?: ReactNode;
  readonly children: ReactNode;
}

/** A page that is no list: its title, its actions, its parts one under the other. The way to it is drawn by the frame from the screens. */
export const Pagina = ({ titolo, descrizione, azioni, children }: Props) => (
  <ContentLayout
    header={
      <Header
        variant="h1"
        {...(descrizione === undefined ? {} : { description: descrizione })}
        actions={
          azioni && (
            <SpaceBetween direction="horizontal" size="xs">
              {azioni}
            </SpaceBetween>
          )
        }
      >
        {titolo}
      </Header>
    }
  >
    <SpaceBetween size="l">{children}</SpaceBetween>
  </ContentLayout>
);
