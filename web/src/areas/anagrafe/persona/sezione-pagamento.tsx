import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { PersonaModulo } from '#shared/contracts/anagrafe/anagrafe.ts';
import { campiConto, coordinateDaIban, ibanDi, SENZA_CONTO } from '#shared/domain/codici/coordinate-pagamento.ts';
import { erroreIban, formatIban, normalizeIban } from '#shared/domain/codici/iban.ts';
import { descrizioneModalitaPagamento, modalitaPagamento, richiedeConto } from '#shared/domain/persona/pagamento.ts';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { FormFieldSpiegato } from '#ui/parole/form-field-spiegato.tsx';
import { etichettePersona as etichette } from '../identita/etichette.ts';

type Modulo = ControlloModulo<PersonaModulo>;
type Coordinate = Pick<PersonaModulo, (typeof campiConto)[number]>;

const voci = modalitaPagamento.map((codice) => ({ codice, descrizione: descrizioneModalitaPagamento[codice] }));
const PARTI = ['codPaese', 'codCinEuro', 'codCin', 'codAbi', 'codCab', 'codCc'] as const;

const setCoordinate = ({ form }: Modulo, coordinate: Coordinate): void => {
  for (const campo of campiConto) form.setValue(campo, coordinate[campo], { shouldDirty: true });
};

const isEstero = (codPaese: string | null): boolean => codPaese !== null && codPaese !== 'IT' && codPaese !== 'SM';
const ammetteEstero = (modalita: string | number | null): boolean => modalita === 'B' || modalita === 'C';

/** How the person is paid: an Italian account by its IBAN, a foreign one by its parts, none for the domiciled transfer. */
export const SezionePagamento = ({ modulo }: { readonly modulo: Modulo }) => {
  const [modalita, codPaese] = useWatch({ control: modulo.form.control, name: ['codModPagamento', 'codPaese'] });
  const [estero, setEstero] = useState(isEstero(codPaese));
  const conConto = modalita !== null && richiedeConto[modalita];
  const sceglieConto = conConto && ammetteEstero(modalita);
  const scegliConto = (versoEstero: boolean) => {
    setEstero(versoEstero);
    setCoordinate(modulo, SENZA_CONTO);
  };
  return (
    <SpaceBetween size="l">
      <ColumnLayout columns={2}>
        <CampoScelta
          modulo={modulo}
          nome="codModPagamento"
          etichetta={etichette.codModPagamento}
          voci={voci}
          onScelta={(codice) => {
            if (!ammetteEstero(codice)) scegliConto(false);
          }}
        />
        {sceglieConto && (
          <FormFieldSpiegato label="Conto">
            <RadioGroup
              value={estero ? 'estero' : 'italiano'}
              items={[
                { value: 'italiano', label: 'Italiano' },
                { value: 'estero', label: 'Estero' },
              ]}
              onChange={({ detail }) => scegliConto(detail.value === 'estero')}
            />
          </FormFieldSpiegato>
        )}
      </ColumnLayout>
      {conConto && (estero && sceglieConto ? <ContoEstero modulo={modulo} /> : <IbanItaliano modulo={modulo} />)}
      {modalita === 'D' && (
        <Box color="text-body-secondary">Il bonifico domiciliato si riscuote allo sportello: non ha coordinate.</Box>
      )}
      {modalita !== null && (
        <SpaceBetween size="l">
          <CampoTesto
            modulo={modulo}
            nome="desIntestatario"
            etichetta={etichette.desIntestatario}
            aiuto="Solo se non è la persona: di un minorenne, il genitore. Il codice fiscale resta quello della persona."
          />
          <CampoSiNo
            modulo={modulo}
            nome="flgTutela"
            etichetta={etichette.flgTutela}
            descrizione="Tutore o amministratore di sostegno: vale anche dopo i diciotto anni"
          />
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
};

/** The IBAN as one field over its six parts: the form holds the parts, whole or none. */
const IbanItaliano = ({ modulo }: { readonly modulo: Modulo }) => {
  const [codPaese, codCinEuro, codCin, codAbi, codCab, codCc] = useWatch({
    control: modulo.form.control,
    name: ['codPaese', 'codCinEuro', 'codCin', 'codAbi', 'codCab', 'codCc'],
  });
  const intero = ibanDi({ ...SENZA_CONTO, codModPagamento: null, codPaese, codCinEuro, codCin, codAbi, codCab, codCc });
  const [scritto, setScritto] = useState<string | null>(null);
  const { errors } = useFormState({ control: modulo.form.control, name: [...PARTI] });
  const { registra } = modulo;
  useEffect(() => {
    const tolte = PARTI.map((parte) => registra(parte, { etichetta: 'IBAN', formatta: String, obbligatorio: false }));
    return () => tolte.forEach((togli) => togli());
  }, [registra]);
  const testo = scritto ?? intero ?? '';
  const digitato = scritto === null ? null : erroreIban(scritto);
  const rifiutato = PARTI.map((parte) => errors[parte]?.message).find((messaggio) => messaggio !== undefined);
  const change = (valore: string) => {
    const iban = normalizeIban(valore).slice(0, 34);
    setScritto(iban);
    setCoordinate(modulo, { ...SENZA_CONTO, ...coordinateDaIban(iban) });
  };
  return (
    <FormFieldSpiegato
      label="IBAN"
      errorText={(testo.length >= 27 ? digitato : null) ?? rifiutato ?? ''}
      constraintText={
        intero === null ? 'IT, due cifre di controllo, CIN, ABI, CAB e conto: 27 caratteri' : partiIn(intero)
      }
      stretch
    >
      <Input
        value={formatIban(testo)}
        autoComplete={false}
        spellcheck={false}
        ariaRequired
        onChange={({ detail }) => change(detail.value)}
      />
    </FormFieldSpiegato>
  );
};

const partiIn = (iban: string): string =>
  `CIN euro ${iban.slice(2, 4)} · CIN ${iban.slice(4, 5)} · ABI ${iban.slice(5, 10)} · CAB ${iban.slice(10, 15)} · conto ${iban.slice(15)}`;

const ContoEstero = ({ modulo }: { readonly modulo: Modulo }) => (
  <ColumnLayout columns={2}>
    <CampoTesto
      modulo={modulo}
      nome="codPaese"
      etichetta={etichette.codPaese}
      aiuto="Sigla ISO di 2 lettere, per esempio DE"
      maiuscole
    />
    <CampoTesto
      modulo={modulo}
      nome="codCinEuroEstero"
      etichetta={etichette.codCinEuroEstero}
      aiuto="Le due cifre dopo la sigla del Paese nell'IBAN"
    />
    <CampoTesto
      modulo={modulo}
      nome="codBban"
      etichetta={etichette.codBban}
      aiuto="Il resto dell'IBAN, oppure il numero di conto per i Paesi senza IBAN"
      maiuscole
    />
    <CampoTesto
      modulo={modulo}
      nome="codBic"
      etichetta={etichette.codBic}
      aiuto="8 o 11 caratteri; obbligatorio per i Paesi senza IBAN"
      maiuscole
    />
  </ColumnLayout>
);
