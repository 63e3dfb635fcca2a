/**
 * Returns the SVG path of an eight-pointed star: two squares, one rotated by 45°, the whole rotated by `turn`
 * degrees.
 */
export const starPath = (x: number, y: number, radius: number, turn = 0): string => {
  // Two squares in one circle intersect at cos 45° ÷ cos 22.5° of its radius.
  const inner = radius * 0.7654;
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = ((index * 22.5 + turn) * Math.PI) / 180;
    const reach = index % 2 === 0 ? radius : inner;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};
