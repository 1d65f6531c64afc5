import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useMemo } from 'react';
import type { RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';
import { ChiCell } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Segno } from '#ui/segno.tsx';
import type { PostoRilievo } from './posto-rilievo.ts';
import { daSolo, rilieviInsieme, type RilievoInsieme } from './rilievi-insieme.ts';

/** Where a finding is mended: a field of a record. */
export interface CampoDaCorreggere {
  readonly chiave: string;
  readonly nome: string;
}

interface Props {
  readonly stato: string;
  readonly rilievi: readonly RilievoInRiga[];
  /** True of a filing whose notices are alike on many rows: each is told once, over its rows. */
  readonly insieme?: boolean;
  /** Whose field each is of, where a list beside has it. */
  readonly posto?: (rilievo: RilievoInRiga) => PostoRilievo | undefined;
  /** Undefined when nothing can be mended any more. */
  readonly onCorreggi: ((campo: CampoDaCorreggere) => void) | undefined;
}

/** A code that the body itself gives to the fault, as 00171I: those of the program's own rules (f24.ente) say nothing to who reads. */
const isUfficiale = (codice: string): boolean => !codice.includes('.');

/** How heavy a finding is: of a filing that was sent nothing blocks any more. */
const gravitaInParole = ({ gravita, controllo }: RilievoInRiga): string => {
  if (controllo === 'OGGI_BLOCCHEREBBE') return 'Oggi bloccherebbe';
  const detta = gravita === 'BLOCCANTE' ? 'Bloccante' : 'Avviso';
  return controllo === 'NUOVO' ? `${detta}, controllo nuovo` : detta;
};

const segnoDi = ({ gravita, controllo }: RilievoInRiga): StatusIndicatorProps.Type => {
  if (controllo === 'OGGI_BLOCCHEREBBE') return 'info';
  return gravita === 'BLOCCANTE' ? 'error' : 'warning';
};

const senzaPosto = (): undefined => undefined;

const chiaveDi = ({ codice, campo, trovato }: RilievoInRiga): string => [codice, campo, trovato].join('|');

/** The person of a finding, with their codice fiscale where the name is another. */
const Chi = ({ nome, codice }: { readonly nome: string; readonly codice: string }) => (
  <>
    {nome || '–'}
    {nome !== codice && <ChiCell codice={codice} />}
  </>
);

/** The findings as they are exported: each notice of those that are told once. */
const rilieviDi = (insiemi: readonly RilievoInsieme[]): readonly RilievoInsieme[] =>
  insiemi.flatMap((uno) => (uno.uguali.length === 0 ? [uno] : uno.uguali));

/** What is wrong in a filing, what blocks first; each leads to the field where it is mended. */
export const RilieviDenuncia = ({ stato, rilievi, posto = senzaPosto, insieme = false, onCorreggi }: Props) => {
  const nomeDi = (rilievo: RilievoInRiga): string => posto(rilievo)?.di ?? rilievo.persona ?? '';
  const insiemi = useMemo(() => (insieme ? rilieviInsieme(rilievi) : rilievi.map(daSolo)), [rilievi, insieme]);
  const conUguali = insiemi.some(({ uguali }) => uguali.length > 0);
  const colonne: readonly Colonna<RilievoInsieme>[] = [
    {
      id: 'gravita',
      titolo: 'Gravità',
      intera: true,
      larghezza: 170,
      valore: gravitaInParole,
      cella: (rilievo) => <Segno type={segnoDi(rilievo)}>{gravitaInParole(rilievo)}</Segno>,
    },
    {
      id: 'regola',
      titolo: 'Regola',
      cella: ({ regola, codice }) => (
        <>
          {regola}
          {isUfficiale(codice) && (
            <Box variant="small" color="text-body-secondary" display="block">
              {codice}
            </Box>
          )}
        </>
      ),
    },
    ...(rilievi.some((uno) => nomeDi(uno) !== '')
      ? [
          {
            id: 'persona',
            titolo: rilievi.some(({ persona }) => persona !== null) ? 'Persona' : 'Riga',
            valore: nomeDi,
            cella: (rilievo: RilievoInsieme) => <Chi nome={nomeDi(rilievo)} codice={rilievo.persona ?? ''} />,
          },
        ]
      : []),
    {
      id: 'trovato',
      titolo: 'Trovato',
      valore: (rilievo) => [posto(rilievo)?.campo ?? '', rilievo.trovato].filter((parte) => parte !== '').join(': '),
    },
    { id: 'atteso', titolo: 'Atteso' },
    { id: 'rimedio', titolo: 'Che cosa fare' },
    {
      id: 'porta',
      titolo: 'Correzione',
      valore: ({ chiave }) => (chiave === null ? '' : 'Porta al campo'),
      cella: ({ chiave, nome }) =>
        chiave === null || nome === null || onCorreggi === undefined ? (
          '–'
        ) : (
          <Button variant="inline-link" onClick={() => onCorreggi({ chiave, nome })}>
            Porta al campo
          </Button>
        ),
    },
  ];
  const elenco = useElencoLocale<RilievoInsieme>({
    nome: 'rilievi-denuncia',
    righe: insiemi,
    colonne,
    chiave: chiaveDi,
    stato,
    ordine: 'gravita',
    verso: 'DESC',
  });
  return (
    <Elenco
      elenco={conUguali ? { ...elenco, tutte: rilieviDi(insiemi) } : elenco}
      {...(conUguali ? { figlie: ({ uguali }: RilievoInsieme) => uguali } : {})}
      variante="container"
      titolo="Rilievi"
      etichetta={({ regola }) => regola}
      vuoto={{ titolo: 'Nessun rilievo', testo: 'I controlli non trovano niente da correggere.' }}
    />
  );
};
