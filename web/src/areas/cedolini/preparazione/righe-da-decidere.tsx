import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { RigaAssente } from '#shared/contracts/cedolini/bozza.ts';
import { importoVoce, type InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { formatIstante } from '#ui/formati.ts';
import { nominativoDi } from './righe-preparazione.ts';
import type { Contesa } from './stato-bozza.ts';

const detto = ({ voci }: InputCedolino): string =>
  `${voci.length === 1 ? 'una voce' : `${voci.length} voci`} per ${formatEuro(somma(voci.map(importoVoce)))}`;

/** Rows that somebody else changed in the same moment: which of the two stays. */
export const RigheContese = ({
  contese,
  onScegli,
}: {
  readonly contese: readonly Contesa[];
  readonly onScegli: (contesa: Contesa, tieni: 'mia' | 'altra') => void;
}) => (
  <>
    {contese.map((contesa) => {
      const { riga, altra } = contesa;
      const nome = nominativoDi(riga);
      return (
        <Alert
          key={riga.bozza.uidSubAnagrafe}
          type="warning"
          header={`${nome}: la riga è stata cambiata anche da un altro utente`}
          action={
            <SpaceBetween direction="horizontal" size="xs">
              <Button onClick={() => onScegli(contesa, 'altra')}>{`Tieni l'altra per ${nome}`}</Button>
              <Button onClick={() => onScegli(contesa, 'mia')}>{`Tieni la mia per ${nome}`}</Button>
            </SpaceBetween>
          }
        >
          {altra === null
            ? 'Un altro utente ha tolto la persona.'
            : `${altra.modificataDa} ha scritto ${detto(altra.input)} (${formatIstante(altra.modificataIl)}).`}{' '}
          Qui ci sono {detto(riga.input)}. Le altre righe sono salvate.
        </Alert>
      );
    })}
  </>
);

const sortiDi = ({
  riga,
  rimasta,
}: RigaAssente): { readonly titolo: string; readonly testo: string; readonly azione: string } =>
  rimasta === null
    ? {
        titolo: 'Una persona della bozza non è più in anagrafe',
        testo: `È stata eliminata dopo essere stata scelta: aveva ${detto(riga.input)}.`,
        azione: 'Togli la riga',
      }
    : {
        titolo: `${rimasta.nominativo}: la scheda scelta è stata accorpata`,
        testo: `Nella bozza ci sono ${detto(riga.input)} per la scheda che non c'è più. Si aggiungono a quelle della scheda rimasta.`,
        azione: `Riporta sulla scheda rimasta di ${rimasta.nominativo}`,
      };

/** Rows of who was merged or removed after they were entered, each with what can be done. */
export const RigheAssenti = ({
  assenti,
  onSistema,
}: {
  readonly assenti: readonly RigaAssente[];
  readonly onSistema: (assente: RigaAssente) => void;
}) => (
  <>
    {assenti.map((assente) => {
      const { titolo, testo, azione } = sortiDi(assente);
      return (
        <Alert
          key={assente.riga.uidSubAnagrafe}
          type="warning"
          header={titolo}
          action={<Button onClick={() => onSistema(assente)}>{azione}</Button>}
        >
          {testo}
        </Alert>
      );
    })}
  </>
);
