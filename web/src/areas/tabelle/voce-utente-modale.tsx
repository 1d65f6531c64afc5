import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import {
  periodoMensile,
  VoceUtenteInput,
  vociUtenteRoutes,
  type PeriodoVoce,
  type VoceUtente,
} from '#shared/contracts/tabelle/voci-utente.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { descrizioneUnitaVoce, unitaVoce } from '#shared/domain/persona/valori-ammessi.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { addMesi, meseDi } from '#shared/domain/tempo/mese.ts';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoGiorni, CampoImporto, CampoOre } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { FormFieldSpiegato } from '#ui/parole/form-field-spiegato.tsx';
import { useSession } from '#ui/session.ts';

export const etichetteVoce = {
  codVoce: 'Codice',
  desVoce: 'Descrizione',
  unita: 'Unità',
  periodi: 'Valore e validità',
  flgAttivo: 'In uso',
  codTipoSpt: 'Tipo per SPT',
  codCapitolo: 'Capitolo',
  codCompensoNoipa: 'Compenso NoiPA',
  desTipoEmolumento: 'Tipo di emolumento (Modello M)',
};

const PRIMO_ANNO = 2023;

const INIZIALE = {
  flgAttivo: true,
  unita: 'IMPORTO',
  codTipoSpt: '',
  codCapitolo: '',
  codCompensoNoipa: '',
  desTipoEmolumento: '',
} as const;

interface Props {
  readonly voce: VoceUtente | undefined;
  readonly onChiudi: () => void;
  readonly onSalvata: (voce: VoceUtente) => void;
}

/** An item of the school with its periods, new or to be changed. */
export const VoceUtenteModale = ({ voce, onChiudi, onSalvata }: Props) => {
  const { sessione } = useSession();
  const salva = useSalva(vociUtenteRoutes.createVoceUtente, vociUtenteRoutes.updateVoceUtente, voce);
  const modulo = useModulo({
    schema: VoceUtenteInput,
    valori: voce ?? { ...INIZIALE, periodi: [periodoVuoto(sessione.oggi)] },
    versione: voce?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={voce ? `Voce ${voce.codVoce}` : 'Nuova voce'}
      size="large"
      onChiudi={onChiudi}
    >
      <ColumnLayout columns={3}>
        <CampoTesto
          modulo={modulo}
          nome="codVoce"
          parola="Codice scelto dalla scuola"
          etichetta={etichetteVoce.codVoce}
          aiuto="Fino a 10 caratteri"
          maiuscole
        />
        <CampoTesto modulo={modulo} nome="desVoce" etichetta={etichetteVoce.desVoce} />
        <CampoScelta
          modulo={modulo}
          nome="unita"
          etichetta={etichetteVoce.unita}
          voci={opzioni(unitaVoce, descrizioneUnitaVoce)}
        />
      </ColumnLayout>
      <Periodi modulo={modulo} oggi={sessione.oggi} />
      <ColumnLayout columns={2}>
        <CampoTesto
          modulo={modulo}
          nome="codCompensoNoipa"
          etichetta={etichetteVoce.codCompensoNoipa}
          aiuto="Codice e sottocodice, per esempio A008/0001"
          maiuscole
        />
        <CampoTesto modulo={modulo} nome="codCapitolo" etichetta={etichetteVoce.codCapitolo} />
        <CampoTesto
          modulo={modulo}
          nome="codTipoSpt"
          etichetta={etichetteVoce.codTipoSpt}
          aiuto="Il codice degli accessori fuori sistema, se la voce vi va comunicata"
          maiuscole
        />
        <CampoTesto
          modulo={modulo}
          nome="desTipoEmolumento"
          etichetta={etichetteVoce.desTipoEmolumento}
          aiuto="Come si chiama nelle righe del Modello M"
        />
      </ColumnLayout>
      <CampoSiNo
        modulo={modulo}
        nome="flgAttivo"
        etichetta={etichetteVoce.flgAttivo}
        aiuto="Una voce non più in uso non si propone per i nuovi valori"
      />
    </ModaleModulo>
  );
};

/** A period to be filled in, open, from the month after the one before it, or from this month. Zero is refused by the schema: the office writes the value. */
const periodoVuoto = (oggi: string, precedente?: PeriodoVoce): PeriodoVoce => {
  const fine = precedente && periodoMensile(precedente).al;
  const { anno, mese } = fine ? addMesi(fine, 1) : meseDi(oggi);
  return { annoInizio: anno, meseInizio: mese, annoFine: null, meseFine: null, numValore: 0 };
};

const campoDi = { IMPORTO: CampoImporto, ORE: CampoOre, GIORNI: CampoGiorni } as const;

const Periodi = ({ modulo, oggi }: { readonly modulo: ControlloModulo<VoceUtenteInput>; readonly oggi: string }) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'periodi' });
  const unita = useWatch({ control: modulo.form.control, name: 'unita' });
  const { errors } = useFormState({ control: modulo.form.control });
  const Valore = campoDi[unita];
  const ultimo = partiDi(oggi).anno + 5;
  return (
    <FormFieldSpiegato
      label={etichetteVoce.periodi}
      description="I periodi di una voce non si sovrappongono; senza fine la voce vale fino a nuovo ordine."
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
            <ColumnLayout columns={3}>
              <CampoMese modulo={modulo} nome={`periodi.${indice}.meseInizio`} etichetta="Dal mese" />
              <CampoAnno
                modulo={modulo}
                nome={`periodi.${indice}.annoInizio`}
                etichetta="Dell'anno"
                dal={PRIMO_ANNO}
                al={ultimo}
              />
              <Valore modulo={modulo} nome={`periodi.${indice}.numValore`} etichetta="Valore" />
              <CampoMese modulo={modulo} nome={`periodi.${indice}.meseFine`} etichetta="Al mese" />
              <CampoAnno
                modulo={modulo}
                nome={`periodi.${indice}.annoFine`}
                etichetta="Dell'anno di fine"
                dal={PRIMO_ANNO}
                al={ultimo}
              />
            </ColumnLayout>
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
    </FormFieldSpiegato>
  );
};
