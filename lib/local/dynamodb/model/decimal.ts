const decimalsOf = (number: string): number => number.split('.')[1]?.length ?? 0;

function scaled(number: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = number.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/**
 * Exact sum of two numbers of the store, which are plain decimals without exponent.
 * @returns a plain decimal without useless zeros; its 38-digit limit is the caller's to check
 */
export function addNumbers(a: string, b: string): string {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  const total = scaled(a, decimals) + scaled(b, decimals);
  const digits = (total < 0n ? -total : total).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/(?<!0)0+$/, '');
  return (total < 0n ? '-' : '') + whole + (fraction === '' ? '' : `.${fraction}`);
}

export const negated = (number: string): string => (number.startsWith('-') ? number.slice(1) : `-${number}`);
