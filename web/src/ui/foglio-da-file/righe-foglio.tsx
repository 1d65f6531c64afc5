import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Input from '@cloudscape-design/components/input';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { useState } from 'react';
import type { ColonnaFile } from '#shared/contracts/scambio/scambio.ts';
import { Pagine } from '../pagine.tsx';
import { Segno } from '../segno.tsx';
import { Tabella, type ColonnaTabella } from '../tabella/tabella-o-schede.tsx';
import type { RigaConfrontata, Uso } from './foglio-di-ore.ts';

const PER_PAGINA = 10;
const [TUTTE, DA_CORREGGERE] = ['tutte', 'da-correggere'];

interface Props {
  readonly file: readonly ColonnaFile[];
  readonly usi: readonly Uso[];
  readonly righe: readonly RigaConfrontata[];
  /** Numbers of the rows that were wrong as the file has them: their cells are written here. */
  readonly sbagliate: ReadonlySet<number>;
  readonly onCella: (numero: number, colonna: number, testo: string) => void;
  readonly onTogli: (numero: number) => void;
}

/** The rows of the file as they would enter the sheet; those that were wrong are mended where they stand, or left out. */
export const RigheFoglio = (props: Props) => {
  const { righe, sbagliate } = props;
  const [filtro, setFiltro] = useState(sbagliate.size > 0 ? DA_CORREGGERE : TUTTE);
  const [pagina, setPagina] = useState(1);
  const daCorreggere = righe.filter(({ riga }) => sbagliate.has(riga.numero));
  const viste = filtro === DA_CORREGGERE ? daCorreggere : righe;
  const pagine = Math.max(1, Math.ceil(viste.length / PER_PAGINA));
  const attuale = Math.min(pagina, pagine);
  return (
    <Tabella<RigaConfrontata>
      variant="container"
      wrapLines
      items={viste.slice((attuale - 1) * PER_PAGINA, attuale * PER_PAGINA)}
      trackBy={({ riga }) => String(riga.numero)}
      ariaLabels={{ tableLabel: 'Righe del file' }}
      empty="Nessuna riga"
      columnDefinitions={columnsOf(props)}
      filter={
        <SegmentedControl
          label="Righe da mostrare"
          selectedId={filtro}
          onChange={({ detail }) => {
            setFiltro(detail.selectedId);
            setPagina(1);
          }}
          options={[
            { id: DA_CORREGGERE, text: `Da correggere (${daCorreggere.length})` },
            { id: TUTTE, text: `Tutte (${righe.length})` },
          ]}
        />
      }
      pagination={<Pagine pagina={attuale} pagine={pagine} onPagina={setPagina} />}
    />
  );
};

const columnsOf = ({ file, usi, sbagliate, onCella, onTogli }: Props): readonly ColonnaTabella<RigaConfrontata>[] => [
  { id: 'riga', header: 'Riga', width: 80, isRowHeader: true, cell: ({ riga }) => riga.numero },
  ...file.flatMap(({ colonna, intestazione, lettera }) => {
    if ((usi[colonna] ?? null) === null) return [];
    const titolo = intestazione === '' ? `Colonna ${lettera}` : intestazione;
    return [
      {
        id: lettera,
        header: titolo,
        // A codice fiscale is read whole.
        minWidth: usi[colonna]?.dice === 'chi' ? 210 : 130,
        cell: ({ riga, errori }: RigaConfrontata) =>
          sbagliate.has(riga.numero) ? (
            <Input
              value={riga.celle[colonna] ?? ''}
              ariaLabel={`${titolo}, riga ${riga.numero}`}
              invalid={errori.some((errore) => errore.colonna === colonna)}
              onChange={({ detail }) => onCella(riga.numero, colonna, detail.value)}
            />
          ) : (
            riga.celle[colonna] || '–'
          ),
      },
    ];
  }),
  { id: 'esito', header: 'Esito', minWidth: 220, cell: (riga) => <Esito riga={riga} /> },
  {
    id: 'azioni',
    header: 'Azioni',
    width: 140,
    cell: ({ riga }) => (
      <Button
        variant="inline-link"
        ariaLabel={`Lascia fuori la riga ${riga.numero}`}
        onClick={() => onTogli(riga.numero)}
      >
        Lascia fuori
      </Button>
    ),
  },
];

const Esito = ({ riga: { errori, persona } }: { readonly riga: RigaConfrontata }) =>
  errori.length > 0 ? (
    <>
      {errori.map(({ messaggio }) => (
        <Box key={messaggio} color="text-status-error">
          {messaggio}
        </Box>
      ))}
    </>
  ) : (
    <Segno type={persona?.presente === true ? 'success' : 'info'}>
      {persona?.presente === true ? persona.nominativo : `${persona?.nominativo ?? ''}: verrà aggiunta`}
    </Segno>
  );
