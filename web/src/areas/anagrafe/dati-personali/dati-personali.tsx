import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWrite } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { conservazioni, terminiInParole } from '#shared/rules/adempimenti/conservazione.ts';
import { marcaDellaRegola } from '#shared/rules/regola.ts';
import { descrizioneMarca } from '#shared/rules/riscontri/marca.ts';
import { useSeguiLavoro } from '#ui/lavoro/lavori.tsx';
import { useScarica } from '#ui/lavoro/use-scarica.ts';
import { useNotices } from '#ui/notices.tsx';

/** Everything held about a person as one archive, for who asks what the school knows of them; and how long each sort of data is kept. */
export const DatiPersonali = ({ uid, nome }: { readonly uid: Persona['uid']; readonly nome: string }) => {
  const { mutateAsync, isPending } = useWrite(anagrafeRoutes.collectDatiPersonali);
  const { notifyError } = useNotices();
  const segui = useSeguiLavoro();
  const scarica = useScarica();
  const collect = async () => {
    segui(await mutateAsync({ body: { uid } }), {
      onFinito: (lavoro) => {
        if (lavoro.stato === 'COMPLETATO') void scarica(lavoro.uid);
      },
    });
  };
  return (
    <SpaceBetween size="l">
      <Container
        header={
          <Header
            variant="h2"
            description="Per rispondere a chi chiede quali suoi dati ha la scuola, o di portarli altrove"
            actions={
              <Button
                loading={isPending}
                onClick={() => {
                  collect().catch(notifyError);
                }}
              >
                Raccogli e scarica
              </Button>
            }
          >
            {`Dati personali di ${nome}`}
          </Header>
        }
      >
        <SpaceBetween size="xs">
          <Box variant="p">
            Un archivio ZIP con tutto quello che il programma conserva della persona: anagrafe, nucleo, servizi,
            assenze, cedolini con la spiegazione di ogni cifra, quello che di lei dicono denunce ed elenchi, il suo
            utente, le modifiche. Dentro, LEGGIMI dice che cosa c'è, perché e per quanto tempo.
          </Box>
          <Box variant="p">
            Non contiene dati di altri: dei documenti che nominano più persone c'è solo la parte che riguarda questa.
            Resta scritto nelle modifiche che l'archivio è stato raccolto.
          </Box>
        </SpaceBetween>
      </Container>
      <Termini />
    </SpaceBetween>
  );
};

const Termini = () => (
  <Container header={<Header variant="h2">Per quanto tempo si conservano</Header>}>
    <SpaceBetween size="s">
      {conservazioni.map((regola) => {
        const [{ valore, norma, nota, ...versione }] = regola.versioni;
        return (
          <div key={regola.id}>
            <Box variant="awsui-key-label">{regola.descrizione}</Box>
            <div>{valore === null ? '' : terminiInParole(valore)}</div>
            <Box color="text-body-secondary" fontSize="body-s">
              {[
                ...norma.map(({ testo }) => testo),
                descrizioneMarca[marcaDellaRegola(versione)],
                ...(nota === undefined ? [] : [nota]),
              ].join(' · ')}
            </Box>
          </div>
        );
      })}
    </SpaceBetween>
  </Container>
);
