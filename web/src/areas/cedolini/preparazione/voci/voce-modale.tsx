import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import type { VoceCalcolo } from '../../../../../../shared/contracts/cedolini/calcolo.ts';
import { importoVoce, type VoceCedolino } from '../../../../../../shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '../../../../../../shared/contracts/cedolini/processo.ts';
import { data, importo, importoNonNegativo, ore, testo, uidDi } from '../../../../../../shared/domain/campi.ts';
import { formatEuro } from '../../../../../../shared/money/centesimi.ts';
import { CampoData } from '../../../../ui/modulo/campi/campo-data.tsx';
import { CampoImporto, CampoOre } from '../../../../ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '../../../../ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../../../../ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '../../../../ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '../../../../ui/modulo/use-modulo.ts';
import type { RigaPreparazione } from '../righe-preparazione.ts';
import { CampoIncarico } from './campo-incarico.tsx';
import { RIMBORSI } from './colonne-voci.ts';
import { ScorporoVoce } from './scorporo-voce.tsx';

const VoceModulo = z
  .strictObject({
    codice: testo(1, 20),
    descrizione: testo(0, 200),
    dal: data(),
    al: data(),
    quantita: ore().nullable(),
    tariffa: importoNonNegativo().nullable(),
    importo: importo().nullable(),
    uidIncarico: uidDi('INCARICO').nullable(),
  })
  .superRefine((valori, contesto) => {
    if (valori.al < valori.dal)
      contesto.addIssue({ code: 'custom', path: ['al'], message: "La fine della competenza viene prima dell'inizio." });
    if (valori.importo === null && (valori.quantita === null || valori.tariffa === null))
      contesto.addIssue({
        code: 'custom',
        path: [valori.quantita === null ? 'quantita' : 'tariffa'],
        message: "Indicare quantità e tariffa, oppure l'importo.",
      });
  });
type VoceModulo = z.infer<typeof VoceModulo>;

interface Props {
  readonly titolo: string;
  readonly voci: readonly VoceCalcolo[];
  readonly voce?: VoceCedolino;
  /** Whose item it is, or the first of those it is given to: an all-inclusive amount is unbundled for them. */
  readonly persona: RigaPreparazione | undefined;
  readonly processo: Processo;
  /** The item is of that person alone: it may pay an assignment of theirs. */
  readonly soloLei: boolean;
  readonly competenza: { readonly dal: string; readonly al: string };
  readonly onSalva: (voce: VoceCedolino) => void;
  readonly onChiudi: () => void;
}

/** One item of a payslip: which, for which period, how much. Choosing it proposes its rate. */
export const VoceModale = (props: Props) => {
  const { titolo, voci, voce, persona, processo, soloLei, competenza, onSalva, onChiudi } = props;
  const modulo = useModulo({
    schema: VoceModulo,
    valori: valoriDi(voce, competenza),
    messaggio: 'Voce aggiornata',
    salva: async (valori) => voceDi(valori, voci),
    onSalvato: (nuova) => {
      onSalva(nuova);
      onChiudi();
    },
  });
  const valori = useWatch({ control: modulo.form.control });
  const definizione = voci.find(({ codice }) => codice === valori.codice);
  const completo = VoceModulo.safeParse(valori);
  const totale = completo.success ? importoVoce(voceDi(completo.data, voci)) : null;
  return (
    <ModaleModulo modulo={modulo} titolo={titolo} onChiudi={onChiudi} salva="Conferma">
      <CampoScelta
        modulo={modulo}
        nome="codice"
        etichetta="Voce"
        voci={voci.map(({ codice, descrizione, gruppo }) => ({ codice, descrizione, dettaglio: gruppo }))}
        onScelta={(codice) => {
          const scelta = voci.find((una) => una.codice === codice);
          modulo.form.setValue('tariffa', scelta?.tariffa ?? null);
          const aImporto = scelta?.unita === 'IMPORTO';
          modulo.form.setValue('descrizione', '');
          modulo.form.setValue('quantita', aImporto ? null : (scelta?.numProposto ?? null));
          modulo.form.setValue('importo', aImporto ? (scelta.numProposto ?? null) : null);
        }}
      />
      <ColumnLayout columns={2}>
        <CampoData modulo={modulo} nome="dal" etichetta="Competenza dal" />
        <CampoData modulo={modulo} nome="al" etichetta="Competenza al" />
        <CampiMisura modulo={modulo} definizione={definizione} />
      </ColumnLayout>
      {definizione?.gruppo === RIMBORSI && (
        <CampoTesto
          modulo={modulo}
          nome="descrizione"
          etichetta="Descrizione sul cedolino"
          aiuto="Con il documento di spesa, per esempio: Albergo, fattura 12 del 3/5/2026"
        />
      )}
      {soloLei && persona && (
        <CampoIncarico
          modulo={modulo}
          nome="uidIncarico"
          persona={persona}
          idProcesso={processo.uid}
          voce={voce}
          importo={totale}
        />
      )}
      {totale !== null && <Box variant="awsui-key-label">Importo della voce: {formatEuro(totale)}</Box>}
      {totale !== null && definizione?.base === 'LS' && (
        <ScorporoVoce importo={totale} dataPagamento={processo.dataPagamento} persona={persona} />
      )}
    </ModaleModulo>
  );
};

interface MisuraProps {
  readonly modulo: ControlloModulo<VoceModulo>;
  readonly definizione: VoceCalcolo | undefined;
}

/** How much: by quantity and rate, or by an amount. */
const CampiMisura = ({ modulo, definizione }: MisuraProps) => {
  if (definizione === undefined || definizione.unita === 'IMPORTO')
    return (
      <CampoImporto
        modulo={modulo}
        nome="importo"
        etichetta="Importo"
        {...(definizione?.base === 'LS' ? { aiuto: 'Omnicomprensivo lordo Stato' } : {})}
      />
    );
  const { unita, norma } = definizione;
  return (
    <>
      <CampoOre modulo={modulo} nome="quantita" etichetta={unita === 'ORE' ? 'Ore' : 'Giorni'} />
      <CampoImporto
        modulo={modulo}
        nome="tariffa"
        etichetta={unita === 'ORE' ? 'Tariffa oraria' : 'Tariffa giornaliera'}
        {...(norma ? { aiuto: norma } : {})}
      />
    </>
  );
};

const valoriDi = (
  voce: VoceCedolino | undefined,
  competenza: { readonly dal: string; readonly al: string },
): VoceModulo => ({
  codice: voce?.codice ?? '',
  descrizione: voce?.descrizione ?? '',
  ...competenza,
  ...voce?.competenza,
  quantita: null,
  tariffa: null,
  importo: null,
  uidIncarico: voce?.uidIncarico ?? null,
  ...(voce && misuraDi(voce.misura)),
});

const misuraDi = (misura: VoceCedolino['misura']): Partial<VoceModulo> =>
  misura.unita === 'IMPORTO' ? { importo: misura.importo } : { quantita: misura.quantita, tariffa: misura.tariffa };

const voceDi = (
  { codice, descrizione, dal, al, quantita, tariffa, importo: dato, uidIncarico }: VoceModulo,
  voci: readonly VoceCalcolo[],
): VoceCedolino => {
  const unita = voci.find((una) => una.codice === codice)?.unita;
  const misura =
    unita === 'ORE' || unita === 'GIORNI'
      ? { unita, quantita: quantita ?? 0, tariffa: tariffa ?? 0 }
      : { unita: 'IMPORTO' as const, importo: dato ?? 0 };
  return {
    codice,
    ...(descrizione === '' ? {} : { descrizione }),
    competenza: { dal, al },
    misura,
    ...(uidIncarico === null ? {} : { uidIncarico }),
  };
};
