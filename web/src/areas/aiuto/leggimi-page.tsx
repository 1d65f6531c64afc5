import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { descrizioneLicenza, licenze } from '#shared/domain/accesso/licenze.ts';
import { Pagina } from '#ui/pagina.tsx';
import { Segno } from '#ui/segno.tsx';
import { useSession } from '#ui/session.ts';
import { componenti, fontiDati, versioni } from './testi-leggimi.ts';

/** What is new in each version, the licences of the school, and whose work and data the program stands on. */
export const LeggimiPage = () => {
  const { sessione } = useSession();
  return (
    <Pagina titolo="Leggimi" descrizione="Le versioni del programma, le licenze, le fonti">
      <Container header={<Header variant="h2">Che cosa c'è di nuovo</Header>}>
        <SpaceBetween size="l">
          {versioni.map(({ versione, novita }, indice) => (
            <div key={versione}>
              <Box variant="h3">
                <SpaceBetween direction="horizontal" size="xs">
                  <span>Versione {versione}</span>
                  {indice === 0 && <Badge color="blue">Attuale</Badge>}
                </SpaceBetween>
              </Box>
              <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                {novita.map((una) => (
                  <li key={una}>{una}</li>
                ))}
              </ul>
            </div>
          ))}
        </SpaceBetween>
      </Container>
      <Container
        header={
          <Header variant="h2" description={sessione.desScuola}>
            Licenze della scuola
          </Header>
        }
      >
        <KeyValuePairs
          columns={3}
          minColumnWidth={200}
          items={licenze.map((licenza) => ({
            label: `${descrizioneLicenza[licenza]} (${licenza})`,
            value: sessione.licenze.includes(licenza) ? (
              <Segno type="success">Attiva</Segno>
            ) : (
              <Segno type="stopped">Non attiva</Segno>
            ),
          }))}
        />
      </Container>
      <Container
        header={
          <Header
            variant="h2"
            description="Norme e tabelle dicono nel cedolino da dove vengono e quando sono state verificate"
          >
            Fonti dei dati
          </Header>
        }
      >
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {fontiDati.map(({ testo, url, licenza }) => (
            <li key={testo}>
              {testo}{' '}
              <Link href={url} external externalIconAriaLabel="si apre in un'altra scheda">
                {licenza}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
      <Container
        header={
          <Header variant="h2" description="Programmi di altri autori, usati con le loro licenze">
            Componenti
          </Header>
        }
      >
        <KeyValuePairs
          columns={4}
          minColumnWidth={180}
          items={componenti.map(({ licenza, nomi }) => ({ label: licenza, value: nomi.join(', ') }))}
        />
      </Container>
    </Pagina>
  );
};
