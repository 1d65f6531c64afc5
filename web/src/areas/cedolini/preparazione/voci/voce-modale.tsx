import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import type { VoceCalcolo } from '#shared/contracts/cedolini/calcolo.ts';
import { importoVoce, type VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { data, importo, importoNonNegativo, ore, testo, uidDi } from '#shared/domain/campi.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto, CampoOre } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { RIMBORSI } from '../foglio/colonne-voci.ts';
import type { RigaPreparazione } from '../righe-preparazione.ts';
import { CampoIncarico } from './campo-incarico.tsx';
import { ScorporoVoce } from './scorporo-voce.tsx';
import { normaDi, TariffeDelProfilo, tariffeDi } from './tariffe-del-profilo.tsx';

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
  });
/** An item of one person says how much; one given to many may leave that to the sheet, where each has a cell of their own. */
const VoceDiUno = VoceModulo.superRefine((valori, contesto) => {
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
  /** Who it is given to: an all-inclusive amount is unbundled for the first of them. */
  readonly righe: readonly RigaPreparazione[];
  readonly processo: Processo;
  readonly competenza: { readonly dal: string; readonly al: string };
  readonly onSalva: (voce: VoceCedolino) => void;
  readonly onChiudi: () => void;
}

/** One item of a payslip: which, for which period, how much. Choosing it proposes its rate. */
export const VoceModale = (props: Props) => {
  const { titolo, voci, voce, righe, processo, competenza, onSalva, onChiudi } = props;
  const [persona, ...altre] = righe;
  const modulo = useModulo({
    schema: altre.length === 0 ? VoceDiUno : VoceModulo,
    valori: valoriDi(voce, competenza),
    messaggio: 'Voce aggiornata',
    salva: async (valori) => ({
      ...voceDi(valori, voci),
      // The item of a renewal keeps what its contributions are on.
      ...(voce?.basi !== undefined && voce.codice === valori.codice ? { basi: voce.basi } : {}),
    }),
    onSalvato: (nuova) => {
      onSalva(nuova);
      onChiudi();
    },
  });
  const valori = useWatch({ control: modulo.form.control });
  const definizione = voci.find(({ codice }) => codice === valori.codice);
  const completo = VoceDiUno.safeParse(valori);
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
          if (scelta !== undefined) propose(modulo, scelta, righe);
        }}
      />
      <ColumnLayout columns={2}>
        <CampoData modulo={modulo} nome="dal" etichetta="Competenza dal" />
        <CampoData modulo={modulo} nome="al" etichetta="Competenza al" />
      </ColumnLayout>
      <CampiMisura modulo={modulo} definizione={definizione} righe={righe} />
      {definizione?.gruppo === RIMBORSI && (
        <CampoTesto
          modulo={modulo}
          nome="descrizione"
          etichetta="Descrizione sul cedolino"
          aiuto="Con il documento di spesa, per esempio: Albergo, fattura 12 del 3/5/2026"
        />
      )}
      {persona && altre.length === 0 && (
        <CampoIncarico
          modulo={modulo}
          nome="uidIncarico"
          persona={persona}
          idProcesso={processo.uid}
          voce={voce}
          importo={totale}
        />
      )}
      <Totale definizione={definizione} righe={righe} totale={totale} />
      {definizione?.base === 'LS' && (
        <ScorporoVoce importo={totale ?? 0} dataPagamento={processo.dataPagamento} persona={persona} />
      )}
    </ModaleModulo>
  );
};

/** A chosen item begins with its usual measure: the rate of the contract, of the profile of who works where it depends on that, the value the school proposes. */
const propose = (
  { form }: ControlloModulo<VoceModulo>,
  { codice, unita, tariffa, numProposto }: VoceCalcolo,
  righe: readonly RigaPreparazione[],
): void => {
  const [delProfilo] = tariffeDi(righe, codice).gruppi;
  const aImporto = unita === 'IMPORTO';
  form.setValue('tariffa', tariffa ?? delProfilo?.tariffa ?? null);
  form.setValue('descrizione', '');
  form.setValue('quantita', aImporto ? null : numProposto);
  form.setValue('importo', aImporto ? numProposto : null);
};

interface MisuraProps {
  readonly modulo: ControlloModulo<VoceModulo>;
  readonly definizione: VoceCalcolo | undefined;
  readonly righe: readonly RigaPreparazione[];
}

/** Whether an item is given to more than one person, each at the rate of their profile. */
const isDiCiascuno = ({ codice, delProfilo }: VoceCalcolo, righe: readonly RigaPreparazione[]): boolean =>
  delProfilo && righe.length > 1 && tariffeDi(righe, codice).gruppi.length > 0;

/** The word on an amount left empty, of an item given to more than one person. */
const diMolti = (righe: readonly RigaPreparazione[]): readonly string[] =>
  righe.length > 1 ? ['Vuoto: si scrive o si incolla nel foglio, persona per persona'] : [];

/** How much: by quantity and rate, or by an amount. */
const CampiMisura = ({ modulo, definizione, righe }: MisuraProps) => {
  if (definizione === undefined || definizione.unita === 'IMPORTO') {
    const aiuti = [definizione?.base === 'LS' ? 'Omnicomprensivo lordo Stato' : '', ...diMolti(righe)];
    return (
      <CampoImporto
        modulo={modulo}
        nome="importo"
        etichetta="Importo"
        obbligatorio={righe.length === 1}
        aiuto={aiuti.filter((uno) => uno !== '').join('. ')}
      />
    );
  }
  const { unita } = definizione;
  return (
    <ColumnLayout columns={2}>
      <CampoOre
        modulo={modulo}
        nome="quantita"
        etichetta={unita === 'ORE' ? 'Ore' : 'Giorni'}
        obbligatorio={righe.length === 1}
        aiuto={diMolti(righe).join()}
      />
      {isDiCiascuno(definizione, righe) ? (
        <TariffeDelProfilo righe={righe} codice={definizione.codice} />
      ) : (
        <CampoTariffa modulo={modulo} definizione={definizione} righe={righe} />
      )}
    </ColumnLayout>
  );
};

const CampoTariffa = ({ modulo, definizione, righe }: MisuraProps & { readonly definizione: VoceCalcolo }) => {
  const { codice, unita, delProfilo } = definizione;
  const norma = delProfilo ? normaDi(righe[0], codice) : definizione.norma;
  return (
    <CampoImporto
      modulo={modulo}
      nome="tariffa"
      etichetta={unita === 'ORE' ? 'Tariffa oraria' : 'Tariffa giornaliera'}
      {...(norma ? { aiuto: norma } : {})}
    />
  );
};

/** What an item comes to, where it is the same for all who receive it. */
const Totale = ({ definizione, righe, totale }: Omit<MisuraProps, 'modulo'> & { readonly totale: number | null }) =>
  totale === null || (definizione !== undefined && isDiCiascuno(definizione, righe)) ? null : (
    <Box variant="awsui-key-label">Importo della voce: {formatEuro(totale)}</Box>
  );

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
