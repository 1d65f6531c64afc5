import Box from '@cloudscape-design/components/box';
import {
  descrizioneGruppoAssenza,
  gruppiAssenza,
  type GruppoAssenza,
  type RigaAssenza,
} from '#shared/contracts/assenze/assenze.ts';
import { periodoAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { giornoDi, giornoSettimana, nomeMese, type Giorno } from '#shared/domain/tempo/date.ts';
import { isFestivo } from '#shared/domain/tempo/festivita.ts';
import { meseDi, mesiTra } from '#shared/domain/tempo/mese.ts';
import { nomeAssenza } from '../colonne-assenze.ts';

const GIORNI = Array.from({ length: 31 }, (_, passo) => passo + 1);
const sigla: Readonly<Record<GruppoAssenza, string>> = { SALUTE: 'S', FAMIGLIA: 'F', PERMESSI: 'P' };
const sfondo: Readonly<Record<GruppoAssenza, string>> = {
  SALUTE: 'light-dark(#fde3e1, #5c1f1a)',
  FAMIGLIA: 'light-dark(#d9e8fd, #1f3f66)',
  PERMESSI: 'light-dark(#fdf0c4, #57450f)',
};
const RIPOSO = 'light-dark(#e4e6e9, #2a323c)';
const cella = {
  border: '1px solid light-dark(#c6c6cd, #424650)',
  color: 'light-dark(#0f141a, #ebebf0)',
  textAlign: 'center',
  inlineSize: 26,
  blockSize: 26,
  padding: 0,
  fontSize: 12,
} as const;

/** A school year day by day, month by month: which days were absences, by letter and colour, and which were holidays. */
export const CalendarioAnno = ({
  numAnno,
  assenze,
}: {
  readonly numAnno: number;
  readonly assenze: readonly RigaAssenza[];
}) => {
  const anno = periodoAnnoScolastico(numAnno);
  const assenzaDel = (giorno: Giorno) =>
    assenze.find(({ datInizio, datFine }) => datInizio <= giorno && giorno <= datFine);
  return (
    <div>
      <div style={{ overflowX: 'auto' }} role="region" aria-label="Calendario delle assenze" tabIndex={0}>
        <table style={{ borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              <th scope="col" style={{ ...cella, textAlign: 'start', minInlineSize: 110 }}>
                Mese
              </th>
              {GIORNI.map((numero) => (
                <th key={numero} scope="col" style={{ ...cella, minInlineSize: 18 }}>
                  {numero}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mesiTra(meseDi(anno.dal), meseDi(anno.al)).map((mese) => (
              <tr key={`${mese.anno}-${mese.mese}`}>
                <th scope="row" style={{ ...cella, textAlign: 'start', fontWeight: 'normal' }}>
                  {nomeMese(mese.mese)} {mese.anno}
                </th>
                {GIORNI.map((numero) => (
                  <CellaGiorno key={numero} giorno={giornoDi(mese.anno, mese.mese, numero)} assenzaDel={assenzaDel} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Box variant="small">
        {gruppiAssenza
          .map((gruppo) => `${sigla[gruppo]} ${descrizioneGruppoAssenza[gruppo].toLowerCase()}`)
          .join(' · ')}{' '}
        · in grigio domeniche e festività
      </Box>
    </div>
  );
};

const CellaGiorno = ({
  giorno,
  assenzaDel,
}: {
  readonly giorno: Giorno | null;
  readonly assenzaDel: (giorno: Giorno) => RigaAssenza | undefined;
}) => {
  if (giorno === null) return <td style={{ ...cella, border: 'none' }} />;
  const assenza = assenzaDel(giorno);
  const riposo = giornoSettimana(giorno) === 7 || isFestivo(giorno);
  const diRiposo = riposo ? RIPOSO : undefined;
  const colore = assenza ? sfondo[assenza.codGruppo] : diRiposo;
  return (
    <td
      style={{ ...cella, ...(colore === undefined ? {} : { backgroundColor: colore }) }}
      title={assenza && nomeAssenza(assenza)}
    >
      {assenza && sigla[assenza.codGruppo]}
    </td>
  );
};
