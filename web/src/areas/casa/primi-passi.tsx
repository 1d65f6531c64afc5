import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { PrimoPasso } from '#shared/contracts/casa/casa.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { startProva } from '#ui/prova/prova-in-corso.ts';
import { Segno } from '#ui/segno.tsx';

const passi: Readonly<Record<PrimoPasso['passo'], { readonly titolo: string; readonly testo: string }>> = {
  SCUOLA: { titolo: 'La scuola', testo: 'Codice fiscale, indirizzo, regione fiscale e conto da cui si paga.' },
  POSIZIONI: {
    titolo: 'Le posizioni',
    testo: 'Posizione e sede INPS, e chi manda le denunce: servono a UniEmens e a F24.',
  },
  FIRME: { titolo: 'Le firme', testo: 'Il dirigente scolastico e il DSGA, con la loro decorrenza.' },
  PERSONE: {
    titolo: 'Le persone',
    testo: 'Da un solo foglio, dell’ufficio o di un altro programma, con i contratti e i dati fiscali se ci sono.',
  },
  CONTRATTI: { titolo: 'I contratti', testo: 'Un servizio per ogni persona che lavora oggi, anche questi da un file.' },
  DATI_FISCALI: {
    titolo: 'I dati fiscali',
    testo: 'Aliquota massima, domicilio fiscale e modalità di pagamento di chi è in servizio.',
  },
  PRIMA_PROVA: {
    titolo: 'La prima prova',
    testo: 'Un’elaborazione, con «Simula» che non scrive niente, poi il calcolo dei primi cedolini.',
  },
};

/** Steps without which there is no work of the month to show. */
const INDISPENSABILI: ReadonlySet<PrimoPasso['passo']> = new Set(['SCUOLA', 'POSIZIONI', 'FIRME', 'PERSONE']);

/** True while something indispensable is missing: the first page is then the steps alone. */
export const isDaCominciare = (quali: readonly PrimoPasso[]): boolean =>
  quali.some((passo) => INDISPENSABILI.has(passo.passo) && !isFatto(passo));

const isFatto = ({ fatti, totale }: PrimoPasso): boolean => fatti >= totale;

/** The road of an office that begins, step after step, with how much of each is there; the first step to be done has the button in evidence. */
export const PrimiPassi = ({ quali }: { readonly quali: readonly PrimoPasso[] }) => {
  const fatti = quali.filter(isFatto).length;
  const prossimo = quali.find((passo) => !isFatto(passo));
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={`(${fatti} di ${quali.length})`}
          description="Dalla scuola vuota al primo cedolino. Il lavoro del mese compare qui dopo il primo calcolo."
        >
          Per cominciare
        </Header>
      }
    >
      <SpaceBetween size="l">
        <ProgressBar
          ariaLabel="Passi fatti"
          value={Math.round((fatti * 100) / quali.length)}
          description={prossimo ? `Adesso: ${passi[prossimo.passo].titolo.toLowerCase()}` : 'Tutto è pronto'}
        />
        <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {quali.map((passo) => (
            <Passo key={passo.passo} passo={passo} prossimo={passo === prossimo} />
          ))}
        </ol>
      </SpaceBetween>
    </Container>
  );
};

const contoDi = ({ passo, fatti, totale }: PrimoPasso): string => {
  if (passo === 'PERSONE' || passo === 'CONTRATTI') return fatti === 0 ? 'da inserire' : String(fatti);
  return passo === 'PRIMA_PROVA' ? 'da fare' : `${fatti} di ${totale}`;
};

const Passo = ({ passo, prossimo }: { readonly passo: PrimoPasso; readonly prossimo: boolean }) => {
  const mayOpen = useMayOpen();
  const { titolo, testo } = passi[passo.passo];
  const fatto = isFatto(passo);
  const puo = mayOpen(passo.schermata);
  return (
    <li style={{ display: 'flex', gap: 16, alignItems: 'flex-start', paddingBlock: 10, flexWrap: 'wrap' }}>
      <div style={{ flex: '1 1 260px' }}>
        <Segno type={fatto ? 'success' : 'pending'} iconAriaLabel={fatto ? 'Fatto' : 'Da fare'}>
          <Box variant="span" fontWeight="bold">
            {titolo}
          </Box>{' '}
          <Box variant="span" color="text-body-secondary">
            {contoDi(passo)}
          </Box>
        </Segno>
        <Box variant="small" display="block" color="text-body-secondary" margin={{ left: 'l' }}>
          {testo}
        </Box>
        {prossimo && <Mancanti quali={passo.manca} />}
      </div>
      {!fatto && puo && passo.passo === 'PRIMA_PROVA' && (
        <Button href={`#${passo.schermata}`} onClick={() => startProva('prima-elaborazione')}>
          Prova guidata
        </Button>
      )}
      {!fatto && puo && <Apri passo={passo} prossimo={prossimo} />}
    </li>
  );
};

const Mancanti = ({ quali }: { readonly quali: readonly string[] }) => (
  <ul style={{ marginBlock: 4 }}>
    {quali.map((uno) => (
      <li key={uno}>
        <Box variant="small">{uno}</Box>
      </li>
    ))}
  </ul>
);

const Apri = ({ passo, prossimo }: { readonly passo: PrimoPasso; readonly prossimo: boolean }) => {
  const azione = prossimo ? 'Comincia' : 'Apri';
  return (
    <Button
      variant={prossimo ? 'primary' : 'normal'}
      href={`#${passo.schermata}`}
      ariaLabel={`${azione}: ${passi[passo.passo].titolo.toLowerCase()}`}
    >
      {azione}
    </Button>
  );
};
