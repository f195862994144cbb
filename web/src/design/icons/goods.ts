/** What trucks carry. All icons: 24 × 24, strokes of 1.8, round ends, 2 units of air. */
export const goods = {
  'goods-appliances':
    '<rect x="4" y="3" width="16" height="18" rx="2"/><path d="M4 8h16M7.5 5.5h3"/><circle cx="12" cy="14.4" r="4"/><path d="M9.7 15.2c1.5-1.2 3 .8 4.6-.4"/>',
  'goods-automotive':
    '<path d="M3 16.5v-3.2l2-.8 2-4.7c.3-.8.9-1.3 1.8-1.3h6.4c.9 0 1.5.5 1.8 1.3l2 4.7 2 .8v3.2c0 .5-.4.8-.8.8H3.8c-.4 0-.8-.3-.8-.8z"/><path d="M5.5 12.4h13"/><path d="M6 17.5v1.8M18 17.5v1.8"/><path d="M6.6 14.8h1.6M15.8 14.8h1.6"/>',
  'goods-chemicals':
    '<path d="M9 3h6M10 3v6.2L4.6 18.3A1.8 1.8 0 0 0 6.2 21h11.6a1.8 1.8 0 0 0 1.6-2.7L14 9.2V3"/><path d="M7.2 15h9.6"/><path d="M10.5 18h.01M14 18.2h.01"/>',
  'goods-pharmaceuticals':
    '<rect x="1.9" y="7.8" width="20.2" height="8.4" rx="4.2" transform="rotate(-45 12 12)"/><path d="m9 9 6 6"/><path d="M7.2 13.9l2.6-2.6"/>',
  'goods-wine':
    '<path d="M7 3h10l-.6 5.6a4.4 4.4 0 0 1-8.8 0z"/><path d="M12 13v7.5M8 20.8h8M7.3 7.5h9.4"/>',
} as const;
