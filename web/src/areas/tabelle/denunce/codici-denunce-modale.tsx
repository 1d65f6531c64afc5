import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray, useFormState } from 'react-hook-form';
import {
  CodiciDenunceInput,
  codiciDenunceRoutes,
  codiciVuoti,
  type PeriodoCodici,
  type RigaCodiciDenunce,
} from '#shared/contracts/tabelle/codici-denunce.ts';
import {
  datiDelSoggetto,
  descrizioneDatoDenunce,
  type DatoDenunce,
  type SoggettoDenunce,
} from '#shared/domain/denunce/codici-denunce.ts';
import { descrizioneTipoServizioInps, tipiServizioInps } from '#shared/domain/denunce/tipo-servizio-inps.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { useSession } from '#ui/session.ts';

/** A period without codes, from the day after the one before it, or from today. */
const periodoVuoto = (oggi: string, precedente?: PeriodoCodici): PeriodoCodici => {
  const fine = precedente?.datFine ?? null;
  return { ...codiciVuoti, datInizio: fine === null ? oggi : addGiorni(fine, 1) };
};

interface Props {
  readonly soggetto: SoggettoDenunce;
  readonly riga: RigaCodiciDenunce;
  readonly onChiudi: () => void;
}

/** The codes of the school for one kind of absence or qualification, by periods. */
export const CodiciDenunceModale = ({ soggetto, riga: { chiave, descrizione, propri }, onChiudi }: Props) => {
  const { sessione } = useSession();
  const salva = useSalva(
    codiciDenunceRoutes.createCodiciDenunce,
    codiciDenunceRoutes.updateCodiciDenunce,
    propri ?? undefined,
    [codiciDenunceRoutes.listCodiciDenunce],
  );
  const modulo = useModulo({
    schema: CodiciDenunceInput,
    valori: propri ?? { soggetto, chiave, periodi: [periodoVuoto(sessione.oggi)] },
    versione: propri?.versione,
    salva,
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo={`Codici della scuola: ${descrizione}`} size="large" onChiudi={onChiudi}>
      <Periodi modulo={modulo} soggetto={soggetto} oggi={sessione.oggi} />
    </ModaleModulo>
  );
};

interface PeriodiProps {
  readonly modulo: ControlloModulo<CodiciDenunceInput>;
  readonly soggetto: SoggettoDenunce;
  readonly oggi: string;
}

const Periodi = ({ modulo, soggetto, oggi }: PeriodiProps) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'periodi' });
  const { errors } = useFormState({ control: modulo.form.control });
  return (
    <FormField
      label="Periodi"
      description="In questi giorni i codici della scuola prendono il posto di quelli del programma; un codice vuoto resta quello del programma."
      errorText={errors.periodi?.root?.message ?? errors.periodi?.message ?? ''}
      stretch
    >
      <SpaceBetween size="s">
        {fields.map((campo, indice) => (
          <Container
            key={campo.id}
            header={
              <Header
                variant="h3"
                actions={
                  <Button
                    formAction="none"
                    variant="icon"
                    iconName="remove"
                    ariaLabel={`Togli il periodo ${indice + 1}`}
                    onClick={() => remove(indice)}
                  />
                }
              >
                Periodo {indice + 1}
              </Header>
            }
          >
            <SpaceBetween size="s">
              <ColumnLayout columns={2}>
                <CampoData modulo={modulo} nome={`periodi.${indice}.datInizio`} etichetta="Dal" />
                <CampoData
                  modulo={modulo}
                  nome={`periodi.${indice}.datFine`}
                  etichetta="Al"
                  aiuto="Vuoto: fino a nuovo ordine"
                />
              </ColumnLayout>
              {datiDelSoggetto[soggetto].map((dato) => (
                <CampoCodice key={dato} modulo={modulo} dato={dato} indice={indice} />
              ))}
            </SpaceBetween>
          </Container>
        ))}
        <Button
          formAction="none"
          iconName="add-plus"
          onClick={() => append(periodoVuoto(oggi, modulo.form.getValues('periodi').at(-1)))}
        >
          Aggiungi un periodo
        </Button>
      </SpaceBetween>
    </FormField>
  );
};

interface CampoProps {
  readonly modulo: ControlloModulo<CodiciDenunceInput>;
  readonly dato: DatoDenunce;
  readonly indice: number;
}

const aiuti: Readonly<Partial<Record<DatoDenunce, string>>> = {
  contratto: 'Il codice del comparto nel conto annuale, 4 lettere o cifre: RALN per gli enti locali',
  qualificaContoAnnuale: 'Le 6 lettere o cifre della qualifica nelle tabelle del conto annuale',
  qualificaNoipa: 'Come compare nel cedolino NoiPA, per esempio KA07',
  tipoSpt: 'Il codice degli accessori fuori sistema',
  compensoNoipa: 'Codice e sottocodice, per esempio A008/0001',
  tipoEmolumento: 'Come si chiama nelle righe del Modello M',
};

const CampoCodice = ({ modulo, dato, indice }: CampoProps) => {
  const comuni = { modulo, etichetta: descrizioneDatoDenunce[dato] };
  if (isServizio(dato))
    return (
      <CampoScelta
        {...comuni}
        nome={`periodi.${indice}.${dato}`}
        voci={opzioni(tipiServizioInps, descrizioneTipoServizioInps)}
      />
    );
  return (
    <CampoTesto
      {...comuni}
      nome={`periodi.${indice}.${dato}`}
      aiuto={aiuti[dato] ?? ''}
      maiuscole={dato !== 'tipoEmolumento'}
    />
  );
};

const isServizio = (dato: DatoDenunce) =>
  dato === 'servizioPagaIntera' || dato === 'servizioPagaRidotta' || dato === 'servizioSenzaPaga';
