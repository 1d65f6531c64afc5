import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Select, { type SelectProps } from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useCallback, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import {
  contrattiDipendente,
  descrizioneContratto,
  descrizioneIva,
  descrizionePercettore,
  descrizionePrevidenzaFattura,
  descrizioneRuoloDipendente,
  ruoliDipendente,
  tipiPercettore,
} from '#shared/domain/persona/percettore.ts';
import { submittedValues } from '#ui/modulo/schema-modulo.ts';
import { useQuandoIndicato } from '#ui/modulo/use-campo-indicato.ts';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { FormFieldSpiegato } from '#ui/parole/form-field-spiegato.tsx';
import { CampiDelPercettore } from './campi-del-percettore.tsx';
import { percettorePredefinito } from './percettore-predefinito.ts';

interface Scelta {
  readonly campo: string;
  readonly etichetta: string;
  readonly voci: Readonly<Record<string, string>>;
}

const contratto: Scelta = {
  campo: 'contratto',
  etichetta: 'Contratto',
  voci: Object.fromEntries(contrattiDipendente.map((codice) => [codice, descrizioneContratto[codice]])),
};
const ruolo: Scelta = {
  campo: 'ruolo',
  etichetta: 'Ruolo',
  voci: Object.fromEntries(ruoliDipendente.map((codice) => [codice, descrizioneRuoloDipendente[codice]])),
};
const iva: Scelta = {
  campo: 'iva',
  etichetta: 'IVA',
  voci: descrizioneIva,
};

/** What each kind of payee asks besides its kind. */
const scelteDi: Readonly<Record<Percettore['tipo'], readonly Scelta[]>> = {
  DIPENDENTE: [
    contratto,
    ruolo,
    { campo: 'fineServizio', etichetta: 'Fine servizio', voci: { TFR: 'TFR', TFS: 'TFS' } },
  ],
  FORMATORE: [
    contratto,
    ruolo,
    {
      campo: 'regime',
      etichetta: 'Trattamento',
      voci: { IRPEF_IRAP: 'Solo IRPEF e IRAP', CONTRIBUTI_PIENI: 'Contributi pieni' },
    },
  ],
  OCCASIONALE: [],
  PROFESSIONISTA: [
    { campo: 'regime', etichetta: 'Regime', voci: { ORDINARIO: 'Ordinario', FORFETTARIO: 'Forfettario' } },
    {
      campo: 'previdenza',
      etichetta: 'Previdenza in fattura',
      voci: descrizionePrevidenzaFattura,
    },
    iva,
  ],
  NON_RESIDENTE: [],
  COCOCO: [],
  COMMISSARIO_ESTERNO: [
    {
      campo: 'regime',
      etichetta: 'Trattamento',
      voci: { RITENUTA_20: 'Ritenuta del 20 %', FUNZIONI_PUBBLICHE: 'Pubbliche funzioni, a scaglioni' },
    },
  ],
  ALTRA_AMMINISTRAZIONE: [
    {
      campo: 'regime',
      etichetta: 'Trattamento',
      voci: { OCCASIONALE: 'Come occasionale', ALIQUOTA_MASSIMA: 'Ad aliquota massima' },
    },
  ],
  SOCIETA: [iva],
  EREDE: [contratto, ruolo],
  STUDENTE: [
    {
      campo: 'regime',
      etichetta: 'Che cosa riceve',
      voci: {
        ECCELLENZA: "Incentivo all'eccellenza, senza imposta",
        PREMIO: 'Premio per merito, ritenuta finale',
        BORSA: 'Borsa di studio, a scaglioni',
      },
    },
  ],
  REVISORE: [
    {
      campo: 'regime',
      etichetta: 'Designato da',
      voci: {
        RAPPRESENTANTE: 'Propria amministrazione (MIM, MEF, ente locale)',
        ALTRA_AMMINISTRAZIONE: 'Altra amministrazione, autorizzato',
      },
    },
  ],
  ASSISTENTE_LINGUA: [],
  AUTORE: [
    {
      campo: 'regime',
      etichetta: "Età dell'autore",
      voci: { DA_35_ANNI: '35 anni o più', SOTTO_35_ANNI: 'Meno di 35 anni' },
    },
  ],
  LAVORATORE_SPORTIVO: [],
};

const spunteDi: Readonly<Partial<Record<Percettore['tipo'], readonly (readonly [string, string])[]>>> = {
  DIPENDENTE: [
    ['enam', 'Contributo ENAM'],
    ['espero', 'Fondo Espero'],
  ],
  PROFESSIONISTA: [['bollo', 'Addebita il bollo in fattura (solo forfettari)']],
  NON_RESIDENTE: [
    ['occasionale', 'Attività occasionale'],
    ['convenzione', 'Esente per convenzione contro le doppie imposizioni'],
  ],
};

const DAI_SERVIZI = '';
const tipi = [
  { value: DAI_SERVIZI, label: 'Personale della scuola, dai servizi' },
  ...tipiPercettore.map((value) => ({ value, label: descrizionePercettore[value] })),
];

/** On what grounds the person is paid: the kind decides contributions, tax and filings. */
export const CampiPercettore = ({ modulo }: { readonly modulo: ControlloModulo<FiscaliInput> }) => {
  const valore = useWatch({ control: modulo.form.control, name: 'percettore' });
  const { setValue } = modulo.form;
  const tipo = useRef<SelectProps.Ref>(null);
  useQuandoIndicato((indicato) => {
    if (indicato === 'percettore') tipo.current?.focus();
  });
  const set = useCallback(
    (percettore: Percettore | null) => setValue('percettore', percettore, { shouldDirty: true }),
    [setValue],
  );
  const change = (campo: string, nuovo: string | boolean): void => {
    const letto = Percettore.safeParse(submittedValues(Percettore, { ...valore, [campo]: nuovo }));
    if (letto.success) set(letto.data);
  };
  const campi: Readonly<Record<string, unknown>> = { ...valore };
  return (
    <SpaceBetween size="l">
      <ColumnLayout columns={2}>
        <FormFieldSpiegato label="Titolo del pagamento" stretch>
          <Select
            ref={tipo}
            selectedOption={tipi.find(({ value }) => value === (valore?.tipo ?? DAI_SERVIZI)) ?? null}
            options={tipi}
            expandToViewport
            onChange={({ detail }) => {
              const tipo = tipiPercettore.find((candidato) => candidato === detail.selectedOption.value);
              set(tipo === undefined ? null : percettorePredefinito(tipo));
            }}
          />
        </FormFieldSpiegato>
        {valore !== null &&
          scelteDi[valore.tipo].map(({ campo, etichetta, voci }) => {
            const options = Object.entries(voci).map(([value, label]) => ({ value, label }));
            return (
              <FormFieldSpiegato key={campo} label={etichetta} stretch>
                <Select
                  selectedOption={options.find(({ value }) => value === campi[campo]) ?? options[0] ?? null}
                  options={options}
                  expandToViewport
                  onChange={({ detail }) => change(campo, detail.selectedOption.value ?? '')}
                />
              </FormFieldSpiegato>
            );
          })}
        {valore !== null &&
          (spunteDi[valore.tipo] ?? []).map(([campo, etichetta]) => (
            <Checkbox
              key={campo}
              checked={campi[campo] === true}
              onChange={({ detail }) => change(campo, detail.checked)}
            >
              {etichetta}
            </Checkbox>
          ))}
      </ColumnLayout>
      {valore !== null && <CampiDelPercettore modulo={modulo} tipo={valore.tipo} />}
    </SpaceBetween>
  );
};
